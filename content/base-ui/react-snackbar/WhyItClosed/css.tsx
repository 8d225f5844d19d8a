import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

const reasons = {
  timeout: 'The time was up.',
  clickaway: 'You pressed beside it.',
  escapeKeyDown: 'You pressed Escape.',
};

export default function WhyItClosed() {
  const [open, setOpen] = React.useState(false);
  const [closedBy, setClosedBy] = React.useState('');

  return (
    <div>
      <button
        className="hive-button"
        type="button"
        onClick={() => {
          setOpen(true);
          setClosedBy('');
        }}
      >
        Light the smoker
      </button>
      <div className="hive-reason" role="status">
        {closedBy}
        <Snackbar
          className="hive-notice"
          open={open}
          autoHideDuration={5000}
          onClose={(event, reason) => {
            setOpen(false);
            setClosedBy(reasons[reason]);
          }}
        >
          The smoker is lit
        </Snackbar>
      </div>
    </div>
  );
}
