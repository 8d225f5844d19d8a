import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

export default function TakeBack() {
  const [canceled, setCanceled] = React.useState(true);

  return (
    <Alert
      role="status"
      color={canceled ? 'danger' : 'success'}
      sx={{ width: '100%', maxWidth: 420 }}
      endDecorator={
        <Button
          size="sm"
          variant="outlined"
          color={canceled ? 'danger' : 'success'}
          onClick={() => setCanceled(!canceled)}
          sx={{ width: 130 }}
        >
          {canceled ? 'Run it again' : 'Cancel it'}
        </Button>
      }
    >
      <Box sx={{ flexGrow: 1 }}>
        {canceled ? 'The ride at 18:00 is canceled.' : 'The ride at 18:00 runs.'}
      </Box>
    </Alert>
  );
}
