import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

function Label({ htmlFor, children }: { htmlFor: string; children: React.ReactNode }) {
  const control = useFormControlContext();
  const note = control?.required ? 'to fill in' : 'optional';

  return (
    <label className="knows-label-text" htmlFor={htmlFor}>
      {children}
      <span className="knows-note-text">{control?.filled ? 'filled in' : note}</span>
    </label>
  );
}

export default function LabelThatKnows() {
  const id = React.useId();

  return (
    <div className="knows-fields">
      <FormControl className="knows-field" required>
        <Label htmlFor={`${id}-glaze`}>Glaze</Label>
        <Input id={`${id}-glaze`} />
      </FormControl>
      <FormControl className="knows-field">
        <Label htmlFor={`${id}-wish`}>Wish for the kiln team</Label>
        <Input id={`${id}-wish`} />
      </FormControl>
    </div>
  );
}
