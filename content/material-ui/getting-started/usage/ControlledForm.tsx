import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const limit = 40;

export default function ControlledForm() {
  const [name, setName] = React.useState('Spring catalog');
  const [isPublic, setIsPublic] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={name.length > limit}
        helperText={`${name.length} of ${limit} characters`}
      />
      <FormControlLabel
        control={
          <Switch checked={isPublic} onChange={(event) => setIsPublic(event.target.checked)} />
        }
        label={isPublic ? 'Everyone can see it' : 'Only you can see it'}
      />
    </Stack>
  );
}
