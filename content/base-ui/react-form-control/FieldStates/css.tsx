import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function FieldStates() {
  const id = React.useId();

  return (
    <div className="kiln-fields">
      <FormControl className="kiln-field" required>
        <label className="kiln-field-label" htmlFor={`${id}-potter`}>
          Potter (required)
        </label>
        <Input id={`${id}-potter`} />
      </FormControl>
      <FormControl className="kiln-field" error defaultValue="1500">
        <label className="kiln-field-label" htmlFor={`${id}-heat`}>
          Heat in degrees Celsius
        </label>
        <Input id={`${id}-heat`} aria-describedby={`${id}-problem`} />
        <small className="kiln-problem" id={`${id}-problem`}>
          The kiln goes up to 1300.
        </small>
      </FormControl>
      <FormControl className="kiln-field" disabled defaultValue="12">
        <label className="kiln-field-label" htmlFor={`${id}-shelf`}>
          Shelf
        </label>
        <Input id={`${id}-shelf`} aria-describedby={`${id}-reason`} />
        <small className="kiln-hint" id={`${id}-reason`}>
          The kiln is loaded.
        </small>
      </FormControl>
    </div>
  );
}
