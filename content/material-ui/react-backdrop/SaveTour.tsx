import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

function pretendToSave() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, 2000);
  });
}

export default function SaveTour() {
  const [saving, setSaving] = React.useState(false);
  const [message, setMessage] = React.useState('');

  const save = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    setMessage('Saving the tour');
    await pretendToSave();
    setSaving(false);
    setMessage('Tour saved');
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden', p: 2 }}>
        <Stack component="form" spacing={2} aria-busy={saving} onSubmit={save}>
          <TextField
            name="tour"
            label="Name of the tour"
            defaultValue="Ridge and lake"
            InputProps={{ readOnly: saving }}
          />
          <Button type="submit" variant="contained" aria-disabled={saving}>
            Save
          </Button>
        </Stack>
        <Backdrop
          open={saving}
          sx={{ position: 'absolute', color: 'common.white', zIndex: 'mobileStepper' }}
        >
          <CircularProgress color="inherit" aria-label="Saving" />
        </Backdrop>
      </Paper>
      <Box role="status" sx={{ minHeight: 32, pt: 1, typography: 'body2' }}>
        {message}
      </Box>
    </Box>
  );
}
