import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

export default function BasicSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button className="hive-button" type="button" onClick={() => setOpen(true)}>
        Write down the visit
      </button>
      <div role="status">
        <Snackbar
          className="hive-notice"
          open={open}
          autoHideDuration={6000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          Visit to hive 4 written down
        </Snackbar>
      </div>
    </div>
  );
}
