import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Notice {
  key: number;
  message: string;
}

export default function NoticeQueue() {
  const [waiting, setWaiting] = React.useState<Notice[]>([]);
  const [current, setCurrent] = React.useState<Notice | null>(null);
  const [open, setOpen] = React.useState(false);
  const nextKey = React.useRef(1);

  const showNext = (queue: Notice[]) => {
    setCurrent(queue[0] ?? null);
    setOpen(queue.length > 0);
    setWaiting(queue.slice(1));
  };

  const notify = (message: string) => {
    const notice = { key: nextKey.current, message };
    nextKey.current += 1;
    if (current === null) {
      showNext([notice]);
    } else {
      setWaiting([...waiting, notice]);
    }
  };

  return (
    <Stack spacing={1} alignItems="center">
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <Button variant="outlined" onClick={() => notify('Ada joined the table')}>
          A player joins
        </Button>
        <Button variant="outlined" onClick={() => notify('The dealer shuffles')}>
          Shuffle
        </Button>
      </Stack>
      <Typography variant="body2">
        {waiting.length === 1 ? '1 notice is waiting' : `${waiting.length} notices are waiting`}
      </Typography>
      <Snackbar
        key={current?.key}
        open={open}
        autoHideDuration={3000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        TransitionProps={{ onExited: () => showNext(waiting) }}
        message={current?.message}
      />
    </Stack>
  );
}
