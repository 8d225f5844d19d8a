import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const instruments = ['Bassoon', 'Cello', 'Clarinet', 'Oboe', 'Viola'];

export default function ValueAndText() {
  const [value, setValue] = React.useState<string | null>('Cello');
  const [inputValue, setInputValue] = React.useState('Cello');

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Autocomplete
        options={instruments}
        value={value}
        onChange={(_event, next) => setValue(next)}
        inputValue={inputValue}
        onInputChange={(_event, next) => setInputValue(next)}
        renderInput={(params) => <TextField {...params} label="Instrument" />}
      />
      <Typography variant="body2">Value: {value ?? 'none'}</Typography>
      <Typography variant="body2">Text: {inputValue === '' ? 'empty' : inputValue}</Typography>
    </Stack>
  );
}
