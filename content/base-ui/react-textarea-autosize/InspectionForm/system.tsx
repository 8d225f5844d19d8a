import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const SheetForm = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 360,
});

const SheetLabel = styled('label')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  fontWeight: 600,
});

const SheetArea = styled(TextareaAutosize)({
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

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
});

const SendButton = styled(Button)({
  alignSelf: 'flex-start',
  padding: '8px 16px',
  border: '1px solid transparent',
  borderRadius: 8,
  background: '#854d0e',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid #854d0e',
    outlineOffset: 2,
  },
  '.mode-dark &': {
    background: '#fde047',
    color: '#422006',
  },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: {
    outlineColor: '#fde047',
  },
});

const ClearButton = styled(Button)({
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

export default function InspectionForm() {
  const [sheet, setSheet] = React.useState(0);
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('report'));
    const lines = text.split('\n').length;
    const sent = lines === 1 ? 'Sent 1 line.' : `Sent ${lines} lines.`;
    setMessage(text === '' ? 'Nothing to send.' : sent);
  };

  return (
    <SheetForm
      onSubmit={handleSubmit}
      onReset={() => {
        setSheet(sheet + 1);
        setMessage('Cleared.');
      }}
    >
      <SheetLabel>
        Report of the inspection
        <SheetArea key={sheet} name="report" minRows={2} maxRows={8} />
      </SheetLabel>
      <Actions>
        <SendButton type="submit">Send</SendButton>
        <ClearButton type="reset">Clear</ClearButton>
      </Actions>
      <div role="status">{message}</div>
    </SheetForm>
  );
}
