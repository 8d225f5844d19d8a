import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export default function QuietHours() {
  const [quiet, setQuiet] = React.useState(true);
  const id = React.useId();

  return (
    <Stack sx={{ width: '100%', maxWidth: 380 }}>
      <FormControlLabel
        control={
          <Switch
            checked={quiet}
            onChange={(_event, checked) => setQuiet(checked)}
            inputProps={{ 'aria-controls': id, 'aria-expanded': quiet, role: 'switch' }}
          />
        }
        label="No noise at night"
      />
      <Collapse in={quiet} id={id}>
        <Stack direction="row" spacing={2} sx={{ py: 2 }}>
          <TextField
            fullWidth
            type="time"
            label="Quiet from"
            defaultValue="21:00"
            InputLabelProps={{ shrink: true }}
          />
          <TextField
            fullWidth
            type="time"
            label="Quiet until"
            defaultValue="06:30"
            InputLabelProps={{ shrink: true }}
          />
        </Stack>
      </Collapse>
    </Stack>
  );
}
