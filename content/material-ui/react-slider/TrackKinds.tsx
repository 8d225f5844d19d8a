import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TrackKinds() {
  const id = React.useId();

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={`${id}-pan`}>Left or right</Typography>
      <Slider
        aria-labelledby={`${id}-pan`}
        track={false}
        min={-50}
        max={50}
        defaultValue={10}
        marks={[{ value: 0, label: 'center' }]}
      />
      <Typography id={`${id}-cut`}>Cut from here on</Typography>
      <Slider aria-labelledby={`${id}-cut`} track="inverted" defaultValue={70} />
    </Stack>
  );
}
