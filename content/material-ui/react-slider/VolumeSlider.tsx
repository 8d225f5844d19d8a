import * as React from 'react';
import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function VolumeSlider() {
  const [volume, setVolume] = React.useState(40);
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={id}>Volume: {volume}%</Typography>
      <Stack direction="row" spacing={2} alignItems="center">
        <VolumeDownIcon />
        <Slider
          aria-labelledby={id}
          value={volume}
          onChange={(_event, value) => setVolume(Array.isArray(value) ? 0 : value)}
        />
        <VolumeUpIcon />
      </Stack>
    </Box>
  );
}
