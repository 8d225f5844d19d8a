import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function FloatingLabel() {
  const id = React.useId();

  return (
    <FormControl className="float-field">
      <label htmlFor={id}>Where it broke</label>
      <Input id={id} />
    </FormControl>
  );
}
