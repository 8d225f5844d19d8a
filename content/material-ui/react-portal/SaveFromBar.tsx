import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SaveFromBar() {
  const [bar, setBar] = React.useState<HTMLElement | null>(null);
  const [name, setName] = React.useState('');
  const [saved, setSaved] = React.useState('');
  const formId = React.useId();

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Paper
        ref={setBar}
        variant="outlined"
        sx={{ display: 'flex', justifyContent: 'flex-end', minHeight: 52, p: 1 }}
      />
      <Box
        component="form"
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          setSaved(name);
        }}
      >
        <TextField
          required
          fullWidth
          label="Name of the tree"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {bar && (
          <Portal container={bar}>
            <Button type="submit" form={formId} variant="contained">
              Save
            </Button>
          </Portal>
        )}
      </Box>
      <Typography role="status">{saved ? `Saved: ${saved}` : 'Not saved yet'}</Typography>
    </Stack>
  );
}
