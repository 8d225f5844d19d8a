import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function ReasonWhenDisabled() {
  const [shutterOpen, setShutterOpen] = React.useState(false);
  const reasonId = React.useId();

  return (
    <div className="expose">
      <label>
        <input
          type="checkbox"
          checked={shutterOpen}
          onChange={(event) => setShutterOpen(event.target.checked)}
        />{' '}
        Shutter is open
      </label>
      <Button
        type="button"
        className="expose-button"
        disabled={!shutterOpen}
        focusableWhenDisabled
        aria-describedby={reasonId}
      >
        Start the exposure
      </Button>
      <div id={reasonId} className="expose-reason">
        {shutterOpen ? 'Ready: 20 minutes of exposure.' : 'Open the shutter first.'}
      </div>
    </div>
  );
}
