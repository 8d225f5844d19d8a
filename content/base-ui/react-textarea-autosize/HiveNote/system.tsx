import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const NoteField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 360,
});

const NoteArea = styled(TextareaAutosize)({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid #78716c',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  resize: 'none',
  '&:focus-visible': {
    outline: '2px solid #854d0e',
    outlineOffset: 1,
  },
  '.mode-dark &': {
    borderColor: '#a8a29e',
  },
  '.mode-dark &:focus-visible': {
    outlineColor: '#fde047',
  },
});

const Hint = styled('small')({
  fontSize: '0.875rem',
  color: '#57534e',
  '.mode-dark &': {
    color: '#d6d3d1',
  },
});

export default function HiveNote() {
  const id = React.useId();

  return (
    <NoteField>
      <label htmlFor={id}>Seen at the hive</label>
      <NoteArea id={id} minRows={2} aria-describedby={`${id}-hint`} />
      <Hint id={`${id}-hint`}>Bees, brood, honey, weather</Hint>
    </NoteField>
  );
}
