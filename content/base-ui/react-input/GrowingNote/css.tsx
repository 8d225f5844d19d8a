import * as React from 'react';
import { Input, type InputOwnerState } from '@mui/base/Input';
import { TextareaAutosize, type TextareaAutosizeProps } from '@mui/base/TextareaAutosize';
import './styles.css';

interface GrowingTextareaProps extends TextareaAutosizeProps {
  ownerState?: InputOwnerState;
}

const GrowingTextarea = React.forwardRef<HTMLTextAreaElement, GrowingTextareaProps>(
  function GrowingTextarea({ ownerState: _ownerState, ...other }, ref) {
    return <TextareaAutosize {...other} ref={ref} />;
  },
);

export default function GrowingNote() {
  const id = React.useId();

  return (
    <div className="note-field">
      <label htmlFor={id}>Note for the next shift</label>
      <Input
        className="note-input"
        id={id}
        multiline
        minRows={2}
        maxRows={6}
        slots={{ textarea: GrowingTextarea }}
        defaultValue="Water the seedlings in the morning."
      />
    </div>
  );
}
