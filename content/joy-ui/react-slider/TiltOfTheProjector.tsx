import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const highest = 90;

export default function TiltOfTheProjector() {
  const [text, setText] = React.useState('35');
  const number = Number.parseFloat(text);
  const tilt = Number.isNaN(number) ? 0 : Math.round(Math.min(highest, Math.max(0, number)));

  return (
    <FormControl sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Tilt of the projector</FormLabel>
      <Stack direction="row" spacing={3} alignItems="center">
        <Slider
          aria-label="Tilt of the projector"
          getAriaValueText={(degrees) => `${degrees} degrees`}
          max={highest}
          value={tilt}
          onChange={(_event, value) => setText(String(value))}
          sx={{
            '& .MuiSlider-rail': { backgroundColor: 'neutral.500', height: '2px' },
            '& .MuiSlider-thumb.Mui-focusVisible': {
              outlineColor: (theme) => theme.vars.palette.focusVisible,
            },
          }}
        />
        <Input
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => setText(String(tilt))}
          endDecorator="°"
          slotProps={{ input: { inputMode: 'numeric' } }}
          sx={{ width: 88, flexShrink: 0 }}
        />
      </Stack>
    </FormControl>
  );
}
