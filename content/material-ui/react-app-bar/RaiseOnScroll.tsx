import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

export default function RaiseOnScroll() {
  const raised = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary' }}>
      <AppBar
        component="div"
        color="inherit"
        position="sticky"
        elevation={raised ? 4 : 0}
        sx={{ borderBottom: 1, borderColor: raised ? 'transparent' : 'divider' }}
      >
        <Toolbar>
          <Typography variant="h6" component="p">
            Flat at the top
          </Typography>
        </Toolbar>
      </AppBar>
      <Container sx={{ py: 2 }}>
        {Array.from({ length: 12 }, (_unused, index) => (
          <Typography key={index} paragraph>
            {index + 1}. As soon as text moves below the bar, a shadow shows it.
          </Typography>
        ))}
      </Container>
    </Box>
  );
}
