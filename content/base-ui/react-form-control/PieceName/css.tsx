import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function PieceName() {
  const id = React.useId();

  return (
    <FormControl className="piece-field">
      <label className="piece-field-label" htmlFor={id}>
        Name of the piece
      </label>
      <Input id={id} aria-describedby={`${id}-hint`} />
      <small className="piece-hint" id={`${id}-hint`}>
        Scratched into the foot before firing
      </small>
    </FormControl>
  );
}
