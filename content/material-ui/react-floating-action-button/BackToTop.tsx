import * as React from 'react';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const hours = Array.from({ length: 16 }, (_, index) => `${index + 5}:00`);

export default function BackToTop() {
  const [area, setArea] = React.useState<HTMLElement | null>(null);
  const scrolled = useScrollTrigger({
    target: area ?? undefined,
    disableHysteresis: true,
    threshold: 80,
  });

  const goUp = () => {
    area?.scrollTo({ top: 0 });
    // The button is about to leave, and would take focus with it.
    area?.focus();
  };

  return (
    <Paper variant="outlined" sx={{ position: 'relative', width: '100%', maxWidth: 320 }}>
      <Box
        ref={setArea}
        role="region"
        aria-label="Hours of one day at the pond"
        tabIndex={0}
        sx={{ height: 220, overflow: 'auto', p: 2 }}
      >
        {hours.map((hour) => (
          <Typography key={hour} paragraph>
            {hour}, counted from the hide
          </Typography>
        ))}
      </Box>
      <Zoom in={area !== null && scrolled}>
        <Fab
          size="small"
          aria-label="Back to the first hour"
          onClick={goUp}
          sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 24 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Zoom>
    </Paper>
  );
}
