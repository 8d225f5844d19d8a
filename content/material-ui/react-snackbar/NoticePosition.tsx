import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const origins: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

function toName(origin: SnackbarOrigin) {
  return `${origin.vertical} ${origin.horizontal}`;
}

export default function NoticePosition() {
  const [origin, setOrigin] = React.useState<SnackbarOrigin>({
    vertical: 'bottom',
    horizontal: 'center',
  });
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        flexWrap="wrap"
        justifyContent="center"
        sx={{ maxWidth: 440 }}
      >
        {origins.map((entry) => (
          <Button
            key={toName(entry)}
            size="small"
            variant="outlined"
            sx={{ width: 136 }}
            onClick={() => {
              setOrigin(entry);
              setOpen(true);
            }}
          >
            {toName(entry)}
          </Button>
        ))}
      </Stack>
      <Snackbar
        key={toName(origin)}
        open={open}
        anchorOrigin={origin}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        message={`Here, at ${toName(origin)}`}
      />
    </React.Fragment>
  );
}
