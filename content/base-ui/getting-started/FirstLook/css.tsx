import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function FirstLook() {
  const [quiet, setQuiet] = React.useState(true);
  const [rings, setRings] = React.useState(0);

  return (
    <div role="group" aria-label="Doorbell" className="doorbell">
      <label className="doorbell-row">
        Quiet hours
        <Switch
          className="doorbell-switch"
          checked={quiet}
          onChange={(event) => setQuiet(event.target.checked)}
        />
      </label>
      <div className="doorbell-actions">
        <Button
          type="button"
          className="doorbell-button"
          disabled={quiet}
          onClick={() => setRings(rings + 1)}
        >
          Ring the bell
        </Button>
        <div role="status">{quiet ? 'The bell is off' : `Rung: ${rings}`}</div>
      </div>
    </div>
  );
}
