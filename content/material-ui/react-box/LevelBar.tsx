import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function LevelBar() {
  const [percent, setPercent] = React.useState(40);

  return (
    <Box sx={{ width: 260 }}>
      <Box
        aria-hidden
        sx={{
          height: 12,
          borderRadius: 6,
          overflow: 'hidden',
          bgcolor: 'action.disabledBackground',
        }}
      >
        <Box
          sx={{ height: 1, transition: 'background-color 0.2s' }}
          style={{ width: `${percent}%` }}
          bgcolor={percent > 70 ? 'warning.main' : 'success.main'}
        />
      </Box>
      <Slider
        aria-label="Water in the barrel"
        value={percent}
        valueLabelDisplay="auto"
        onChange={(_event, value) => setPercent(value as number)}
      />
    </Box>
  );
}
