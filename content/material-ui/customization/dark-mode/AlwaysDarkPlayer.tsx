import * as React from 'react';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const length = 184;
const toClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Player() {
  const [position, setPosition] = React.useState(42);
  const [isPlaying, setIsPlaying] = React.useState(false);

  return (
    <Paper elevation={6} sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
      <IconButton
        color="primary"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        onClick={() => setIsPlaying(!isPlaying)}
      >
        {isPlaying ? <PauseIcon /> : <PlayArrowIcon />}
      </IconButton>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography noWrap>Field recording, harbor</Typography>
        <Slider
          size="small"
          max={length}
          value={position}
          onChange={(_event, value) => setPosition(value as number)}
          aria-label="Position"
          getAriaValueText={toClock}
        />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {toClock(position)} / {toClock(length)}
      </Typography>
    </Paper>
  );
}

export default function AlwaysDarkPlayer() {
  const { direction, palette, spacing } = useTheme();
  const darkTheme = React.useMemo(
    () => createTheme({ direction, spacing, palette: { mode: 'dark' } }),
    [direction, spacing],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Typography gutterBottom>The page around the player is {palette.mode}.</Typography>
      <ThemeProvider theme={darkTheme}>
        <Player />
      </ThemeProvider>
    </Box>
  );
}
