import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function WidthOfYourOwn() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh' }}>
      <Container
        component="article"
        maxWidth={false}
        sx={{ maxWidth: '24rem', py: 2, bgcolor: 'action.hover' }}
      >
        <Typography>
          This column is 24 times as wide as a letter of the page is high. It keeps its gutters and
          its place in the middle.
        </Typography>
      </Container>
    </Box>
  );
}
