import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

export default function WakeUpCall() {
  const [calls, setCalls] = React.useState(0);
  const [open, setOpen] = React.useState(false);

  const order = () => {
    setCalls(calls + 1);
    setOpen(true);
  };

  return (
    <div className="wake-panel">
      <div>
        <Button className="wake-button" type="button" onClick={order}>
          Order a wake-up call
        </Button>
      </div>
      <div role="status">
        <Snackbar
          key={calls}
          className="wake-note"
          open={open}
          autoHideDuration={6000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          {calls === 1 ? 'You will be woken once.' : `You will be woken ${calls} times.`}
        </Snackbar>
      </div>
    </div>
  );
}
