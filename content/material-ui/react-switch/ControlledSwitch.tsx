import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function ControlledSwitch() {
  const [manual, setManual] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 380 }}>
      <FormControlLabel
        control={<Switch checked={manual} onChange={(event) => setManual(event.target.checked)} />}
        label="Water by hand"
      />
      <Alert severity={manual ? 'warning' : 'info'}>
        {manual ? 'The timer is paused. Remember to water.' : 'The timer waters at six.'}
      </Alert>
    </Stack>
  );
}
