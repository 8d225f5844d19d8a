import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function GateCode() {
  const id = React.useId();
  const [shown, setShown] = React.useState(false);

  return (
    <div className="gate-field">
      <label htmlFor={id}>Code of the garden gate</label>
      <Input
        className="gate-input"
        id={id}
        type={shown ? 'text' : 'password'}
        autoComplete="off"
        defaultValue="4711"
        endAdornment={
          <Button
            className="reveal-button"
            type="button"
            aria-controls={id}
            aria-label={shown ? 'Hide the code' : 'Show the code'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        }
      />
    </div>
  );
}
