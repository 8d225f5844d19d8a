import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

const limit = 12;

export default function StampText() {
  const id = React.useId();

  return (
    <FormControl className="stamp-field" defaultValue="Mug">
      {({ value, focused }) => (
        <>
          <label className="stamp-field-label" htmlFor={id}>
            Text of the stamp
          </label>
          <Input
            id={id}
            aria-describedby={`${id}-hint`}
            slotProps={{ input: { maxLength: limit } }}
          />
          <small className="stamp-hint" id={`${id}-hint`}>
            {focused ? `Letters left: ${limit - String(value).length}` : `Up to ${limit} letters`}
          </small>
        </>
      )}
    </FormControl>
  );
}
