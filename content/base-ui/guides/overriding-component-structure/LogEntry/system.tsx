import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

const LogField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 320,
});

const LogInput = styled(Input)({
  display: 'flex',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: '#fff',
  color: '#0f172a',
  [`&.${inputClasses.focused}`]: { borderColor: '#155e75', outline: '1px solid #155e75' },
  [`& .${inputClasses.input}`]: {
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    padding: '8px 12px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    resize: 'none',
  },
  '.mode-dark &': { borderColor: '#94a3b8', background: '#1e293b', color: '#f1f5f9' },
  [`.mode-dark &.${inputClasses.focused}`]: {
    borderColor: '#67e8f9',
    outline: '1px solid #67e8f9',
  },
});

const GrowingText = prepareForSlot(TextareaAutosize);

export default function LogEntry() {
  const id = React.useId();

  return (
    <LogField>
      <label htmlFor={id}>Entry for the log</label>
      <LogInput
        id={id}
        multiline
        minRows={2}
        defaultValue="Wind from the west. Fulmar came in with a torn sail."
        slots={{ textarea: GrowingText }}
      />
    </LogField>
  );
}
