import * as React from 'react';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import type { SxProps } from '@mui/joy/styles/types';
import Typography from '@mui/joy/Typography';

function SaddleHeight({ label, sx }: { label: string; sx?: SxProps }) {
  const id = React.useId();
  return (
    <div>
      <Typography id={id} level="title-sm">
        {label}
      </Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={(value) => `${value} centimeters`}
        defaultValue={74}
        min={60}
        max={90}
        sx={sx}
      />
    </div>
  );
}

export default function OneMeasure() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <SaddleHeight label="Saddle height" />
      <SaddleHeight
        label="Saddle height, set with gloves on"
        sx={{ '--Slider-thumbSize': '48px' }}
      />
    </Stack>
  );
}
