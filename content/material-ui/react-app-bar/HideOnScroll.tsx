import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

export default function HideOnScroll() {
  const scrolledDown = useScrollTrigger({ threshold: 60 });

  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary' }}>
      <Slide appear={false} direction="down" in={!scrolledDown}>
        <AppBar component="div">
          <Toolbar>
            <Typography variant="h6" component="p">
              Gone on the way down
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Container sx={{ py: 2 }}>
        {Array.from({ length: 12 }, (_unused, index) => (
          <Typography key={index} paragraph>
            {index + 1}. Scroll down, and the bar makes room. Scroll up a little, and it is back.
          </Typography>
        ))}
      </Container>
    </Box>
  );
}
