import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

export default function SlidingSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [shown, setShown] = React.useState(false);
  const [exited, setExited] = React.useState(true);

  React.useEffect(() => {
    if (open) {
      setExited(false);
      const frame = requestAnimationFrame(() => setShown(true));
      return () => cancelAnimationFrame(frame);
    }
    setShown(false);
    const timer = setTimeout(() => setExited(true), 200);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <div>
      <button className="hive-button" type="button" onClick={() => setOpen(true)}>
        Close the entrance
      </button>
      <div role="status">
        <Snackbar
          className="sliding-notice"
          open={open}
          exited={exited}
          data-shown={shown}
          autoHideDuration={5000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          Entrance closed for the night
        </Snackbar>
      </div>
    </div>
  );
}
