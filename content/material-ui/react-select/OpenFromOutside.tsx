import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OpenFromOutside() {
  const labelId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState('');

  return (
    <Stack spacing={2} alignItems="center">
      <FormControl sx={{ width: 240 }}>
        <InputLabel id={labelId}>Boot size</InputLabel>
        <Select
          labelId={labelId}
          id={`${labelId}-select`}
          label="Boot size"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={size}
          onChange={(event) => setSize(event.target.value)}
        >
          {['38', '40', '42', '44'].map((entry) => (
            <MenuItem key={entry} value={entry}>
              {entry}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Button onClick={() => setOpen(true)}>
        {size === '' ? 'Add boots to the order' : 'Change the size'}
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {size !== '' && `Boots in size ${size} added.`}
      </Typography>
    </Stack>
  );
}
