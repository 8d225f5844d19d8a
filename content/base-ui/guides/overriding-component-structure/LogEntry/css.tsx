import * as React from 'react';
import { Input } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import './styles.css';

const GrowingText = prepareForSlot(TextareaAutosize);

export default function LogEntry() {
  const id = React.useId();

  return (
    <div className="log-field">
      <label htmlFor={id}>Entry for the log</label>
      <Input
        className="log-input"
        id={id}
        multiline
        minRows={2}
        defaultValue="Wind from the west. Fulmar came in with a torn sail."
        slots={{ textarea: GrowingText }}
      />
    </div>
  );
}
