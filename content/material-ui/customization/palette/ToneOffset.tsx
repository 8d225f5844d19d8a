import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

export default function ToneOffset() {
  const [tonalOffset, setTonalOffset] = React.useState(0.2);
  const id = React.useId();
  const { primary } = createTheme({
    palette: { tonalOffset, primary: { main: '#1f5f54' } },
  }).palette;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <div>
        <Typography id={id}>tonalOffset, {tonalOffset}</Typography>
        <Slider
          min={0}
          max={0.6}
          step={0.1}
          marks
          value={tonalOffset}
          onChange={(_event, value) => setTonalOffset(value as number)}
          aria-labelledby={id}
        />
      </div>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' }}>
        {[primary.light, primary.main, primary.dark].map((color, index) => (
          <Box key={index} sx={{ height: 64, bgcolor: color }} />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        light {primary.light}, main {primary.main}, dark {primary.dark}
      </Typography>
    </Stack>
  );
}
