import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function AroundDisabled() {
  const [message, setMessage] = React.useState('');
  const reason = 'The dome is closed';

  return (
    <Stack alignItems="center" spacing={1}>
      <Stack direction="row" spacing={2}>
        <Tooltip describeChild title={reason}>
          <span>
            <Button disabled variant="contained">
              Expose
            </Button>
          </span>
        </Tooltip>
        <Tooltip describeChild title={reason}>
          <Button
            aria-disabled
            variant="outlined"
            onClick={() => setMessage(`Not possible: ${reason.toLowerCase()}.`)}
          >
            Expose, for everybody
          </Button>
        </Tooltip>
      </Stack>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
    </Stack>
  );
}
