import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function VoucherField() {
  const id = React.useId();
  const [code, setCode] = React.useState('');
  const [state, setState] = React.useState<'unknown' | 'accepted' | 'refused'>('unknown');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setState(code.trim().toUpperCase() === 'FERRY10' ? 'accepted' : 'refused');
  };

  const help = {
    unknown: 'Try FERRY10',
    accepted: '10% off every crossing',
    refused: 'This voucher does not exist',
  }[state];

  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl fullWidth error={state === 'refused'}>
        <InputLabel htmlFor={id}>Voucher</InputLabel>
        <OutlinedInput
          id={id}
          label="Voucher"
          aria-describedby={`${id}-help`}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setState('unknown');
          }}
          endAdornment={
            <InputAdornment position="end">
              <Button type="submit" disabled={code.trim() === ''}>
                Apply
              </Button>
            </InputAdornment>
          }
        />
        <FormHelperText id={`${id}-help`} role="status">
          {help}
        </FormHelperText>
      </FormControl>
    </Box>
  );
}
