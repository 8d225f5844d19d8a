import * as React from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function PassOn({ onDone }: { onDone: (message: string) => void }) {
  const link = { title: 'Tide table', url: window.location.href };

  if (typeof navigator.share === 'function') {
    const share = () =>
      navigator.share(link).then(
        () => onDone('It is shared.'),
        () => onDone('It was not shared.'),
      );
    return (
      <Button variant="outlined" onClick={share}>
        Share the tide table
      </Button>
    );
  }

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url);
      onDone('The link is copied.');
    } catch {
      onDone(`Copy it from here: ${link.url}`);
    }
  };
  return (
    <Button variant="outlined" onClick={copy}>
      Copy the link
    </Button>
  );
}

export default function ShareOrCopy() {
  const [message, setMessage] = React.useState('');

  return (
    <Stack
      spacing={1}
      alignItems="flex-start"
      sx={{ width: 300, maxWidth: '100%', minHeight: 120 }}
    >
      <NoSsr fallback={<Button disabled>Wait for the page</Button>}>
        <PassOn onDone={setMessage} />
      </NoSsr>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {message}
      </Typography>
    </Stack>
  );
}
