import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AnnouncedAlert() {
  const [found, setFound] = React.useState<boolean | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, minHeight: 104 }}>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" onClick={() => setFound(true)}>
          Look up a book
        </Button>
        <Button variant="outlined" onClick={() => setFound(false)}>
          Look up a lost one
        </Button>
      </Stack>
      <Box role="status">
        {found === true && (
          <Alert severity="success" role="presentation">
            On shelf 4, third floor.
          </Alert>
        )}
      </Box>
      {found === false && <Alert severity="error">Nobody has seen it since 2019.</Alert>}
    </Stack>
  );
}
