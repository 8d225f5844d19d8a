import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function TrackKinds() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 1 }}>
      <Typography id={`${id}-turn`}>Turn the sky</Typography>
      <Slider
        aria-labelledby={`${id}-turn`}
        track={false}
        min={-90}
        max={90}
        step={5}
        defaultValue={20}
        marks={[{ value: 0, label: 'south' }]}
        getAriaValueText={(degrees) =>
          degrees === 0
            ? 'south'
            : `${Math.abs(degrees)} degrees to the ${degrees < 0 ? 'east' : 'west'}`
        }
      />
      <Typography id={`${id}-ask`} sx={{ mt: 3 }}>
        Questions from this minute on
      </Typography>
      <Slider
        aria-labelledby={`${id}-ask`}
        track="inverted"
        max={60}
        defaultValue={45}
        valueLabelDisplay="auto"
        slotProps={{ valueLabel: { 'aria-hidden': true } }}
      />
    </Box>
  );
}
