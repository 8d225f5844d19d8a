import * as React from 'react';
import { Input, inputClasses, type InputOwnerState } from '@mui/base/Input';
import { TextareaAutosize, type TextareaAutosizeProps } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const NoteField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 280,
});

const NoteInput = styled(Input)({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4d7c0f',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#bef264',
  },
  display: 'flex',
  alignItems: 'center',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  [`&.${inputClasses.focused}`]: { borderColor: 'var(--ring)', outline: '1px solid var(--ring)' },
  [`& .${inputClasses.input}`]: {
    flexGrow: 1,
    minWidth: 0,
    width: '100%',
    boxSizing: 'border-box',
    padding: '8px 12px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    resize: 'none',
  },
});

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
    <NoteField>
      <label htmlFor={id}>Note for the next shift</label>
      <NoteInput
        id={id}
        multiline
        minRows={2}
        maxRows={6}
        slots={{ textarea: GrowingTextarea }}
        defaultValue="Water the seedlings in the morning."
      />
    </NoteField>
  );
}
