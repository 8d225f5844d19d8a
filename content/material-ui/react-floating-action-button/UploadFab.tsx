import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function pretendToUpload() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, 2000);
  });
}

export default function UploadFab() {
  const [state, setState] = React.useState<'waiting' | 'busy' | 'done'>('waiting');
  const busy = state === 'busy';

  const upload = async () => {
    if (busy) return;
    setState('busy');
    await pretendToUpload();
    setState('done');
  };

  return (
    <Stack spacing={2} alignItems="center">
      <Box sx={{ position: 'relative' }}>
        <Fab
          color={state === 'done' ? 'success' : 'primary'}
          aria-label="Upload the sightings"
          aria-disabled={busy}
          onClick={upload}
        >
          {state === 'done' ? <CheckIcon /> : <CloudUploadIcon />}
        </Fab>
        {busy && (
          <CircularProgress
            size={68}
            aria-hidden
            sx={{ position: 'absolute', inset: -6, pointerEvents: 'none' }}
          />
        )}
      </Box>
      <Typography role="status">
        {{ waiting: 'Not uploaded', busy: 'Uploading…', done: 'Uploaded' }[state]}
      </Typography>
    </Stack>
  );
}
