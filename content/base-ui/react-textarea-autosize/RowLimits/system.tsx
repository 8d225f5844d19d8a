import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const NoteFields = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 360,
});

const NoteLabel = styled('label')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  fontWeight: 600,
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
  fontWeight: 400,
});

const FillButton = styled(Button)({
  alignSelf: 'flex-start',
  padding: '8px 16px',
  border: '1px solid #854d0e',
  borderRadius: 8,
  background: 'none',
  color: '#854d0e',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid #854d0e',
    outlineOffset: 2,
  },
  '.mode-dark &': {
    borderColor: '#fde047',
    color: '#fde047',
  },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: {
    outlineColor: '#fde047',
  },
});

const note = `Queen seen on frame 4.
Brood in all stages.
Two frames of honey.
Mites: 3 on the board.
Lid mended.
Water place cleaned.`;

export default function RowLimits() {
  const [text, setText] = React.useState('');
  const handleChange = (event: React.ChangeEvent<HTMLTextAreaElement>) =>
    setText(event.target.value);

  return (
    <NoteFields>
      <NoteLabel>
        Without a limit
        <NoteArea value={text} onChange={handleChange} />
      </NoteLabel>
      <NoteLabel>
        Two to four rows
        <NoteArea minRows={2} maxRows={4} value={text} onChange={handleChange} />
      </NoteLabel>
      <FillButton type="button" onClick={() => setText(text === '' ? note : '')}>
        {text === '' ? 'Fill in six lines' : 'Clear both'}
      </FillButton>
    </NoteFields>
  );
}
