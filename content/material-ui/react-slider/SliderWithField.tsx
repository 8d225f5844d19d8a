import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const min = 40;
const max = 220;
const clamp = (value: number) => Math.min(max, Math.max(min, value));

export default function SliderWithField() {
  const [text, setText] = React.useState('96');
  const number = Number(text);
  const tempo = text === '' || Number.isNaN(number) ? min : clamp(number);
  const id = React.useId();

  return (
    <Stack direction="row" spacing={3} alignItems="center" sx={{ width: '100%', maxWidth: 400 }}>
      <Typography id={id}>Tempo</Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={(value) => `${value} beats per minute`}
        min={min}
        max={max}
        value={tempo}
        onChange={(_event, value) => setText(String(value))}
      />
      <TextField
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(tempo))}
        inputProps={{ inputMode: 'numeric', 'aria-labelledby': id, size: 4 }}
        InputProps={{ endAdornment: <InputAdornment position="end">bpm</InputAdornment> }}
        sx={{ flexShrink: 0, width: 110 }}
      />
    </Stack>
  );
}
