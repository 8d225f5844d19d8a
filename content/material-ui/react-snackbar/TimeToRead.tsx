import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const short = 'Copied';
const long =
  'The address was copied without its access code. Send the code by another way, or create a link for everybody.';

/** Five seconds to notice it, and a third of a second for each word, in milliseconds. */
function toDuration(message: string) {
  return 5000 + message.split(' ').length * 333;
}

export default function TimeToRead() {
  const [message, setMessage] = React.useState(short);
  const [open, setOpen] = React.useState(false);

  const show = (next: string) => {
    setMessage(next);
    setOpen(true);
  };

  return (
    <Stack spacing={1} alignItems="center">
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <Button variant="outlined" onClick={() => show(short)}>
          Copy
        </Button>
        <Button variant="outlined" onClick={() => show(long)}>
          Copy without code
        </Button>
      </Stack>
      <Typography variant="body2">
        Shown for {(toDuration(message) / 1000).toFixed(1)} seconds
      </Typography>
      <Snackbar
        key={message}
        open={open}
        autoHideDuration={toDuration(message)}
        onClose={() => setOpen(false)}
        message={message}
        sx={{ maxWidth: 480 }}
      />
    </Stack>
  );
}
