import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const notices: { severity: AlertColor; action: string; message: string }[] = [
  { severity: 'success', action: 'Pay', message: 'Paid. The receipt is on its way.' },
  { severity: 'error', action: 'Pay with an old card', message: 'The card has expired.' },
];

export default function NoticeSeverity() {
  const [open, setOpen] = React.useState(false);
  const [notice, setNotice] = React.useState(notices[0]);
  const openerRef = React.useRef<HTMLButtonElement | null>(null);

  return (
    <React.Fragment>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        {notices.map((entry) => (
          <Button
            key={entry.severity}
            variant="outlined"
            onClick={(event) => {
              openerRef.current = event.currentTarget;
              setNotice(entry);
              setOpen(true);
            }}
          >
            {entry.action}
          </Button>
        ))}
      </Stack>
      <Snackbar
        key={notice?.severity}
        open={open}
        autoHideDuration={notice?.severity === 'error' ? null : 6000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
      >
        <Alert
          severity={notice?.severity}
          elevation={6}
          onClose={() => {
            setOpen(false);
            openerRef.current?.focus();
          }}
          sx={{ width: '100%' }}
        >
          {notice?.message}
        </Alert>
      </Snackbar>
    </React.Fragment>
  );
}
