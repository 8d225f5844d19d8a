import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Input, inputClasses } from '@mui/base/Input';
import { Switch, switchClasses } from '@mui/base/Switch';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const Desk = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 300,
});

const DeskField = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 });

const DeskInput = styled(Input)({
  display: 'flex',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: '#fff',
  color: '#0f172a',
  [`&.${inputClasses.focused}`]: { borderColor: '#166534', outline: '1px solid #166534' },
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
  },
  '.mode-dark &': { borderColor: '#94a3b8', background: '#1e293b', color: '#f1f5f9' },
  [`.mode-dark &.${inputClasses.focused}`]: {
    borderColor: '#86efac',
    outline: '1px solid #86efac',
  },
});

const DeskNumber = styled(NumberInput)({
  display: 'flex',
  gap: 6,
  [`& .${numberInputClasses.input}`]: {
    boxSizing: 'border-box',
    order: 1,
    width: 64,
    padding: '8px 12px',
    border: '1px solid #64748b',
    borderRadius: 8,
    background: '#fff',
    color: '#0f172a',
    font: 'inherit',
  },
  '& button': {
    order: 2,
    boxSizing: 'border-box',
    width: 42,
    border: '1px solid #64748b',
    borderRadius: 8,
    background: '#fff',
    color: '#0f172a',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  [`& .${numberInputClasses.input}:focus-visible`]: {
    outline: '2px solid #166534',
    outlineOffset: 1,
  },
  [`.mode-dark & button, .mode-dark & .${numberInputClasses.input}`]: {
    borderColor: '#94a3b8',
    background: '#1e293b',
    color: '#f1f5f9',
  },
  [`.mode-dark & .${numberInputClasses.input}:focus-visible`]: { outlineColor: '#86efac' },
});

const DeskRow = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});

const DeskSwitch = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: 40,
  height: 24,
  [`& .${switchClasses.track}`]: {
    display: 'block',
    height: '100%',
    borderRadius: 12,
    background: '#475569',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: '50%',
    background: '#fff',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { background: '#166534' },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 19 },
  [`&.${switchClasses.focusVisible}`]: {
    borderRadius: 12,
    outline: '2px solid #166534',
    outlineOffset: 2,
  },
  [`.mode-dark & .${switchClasses.track}`]: { background: '#94a3b8' },
  [`.mode-dark & .${switchClasses.thumb}`]: { background: '#0f172a' },
  [`.mode-dark &.${switchClasses.checked} .${switchClasses.track}`]: { background: '#86efac' },
  [`.mode-dark &.${switchClasses.focusVisible}`]: { outlineColor: '#86efac' },
});

const DeskButton = styled(Button)({
  alignSelf: 'start',
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#166534',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #166534', outlineOffset: 2 },
  '.mode-dark &': { background: '#86efac', color: '#052e16' },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: { outlineColor: '#86efac' },
  [`&.${buttonClasses.disabled}`]: {
    background: '#e2e8f0',
    color: '#334155',
    cursor: 'not-allowed',
  },
  [`.mode-dark &.${buttonClasses.disabled}`]: { background: '#334155', color: '#e2e8f0' },
});

export default function HutDesk() {
  const id = React.useId();
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const order = new FormData(event.currentTarget);
    const beds = Number(order.get('beds'));
    const places = beds === 1 ? '1 bed' : `${beds} beds`;
    const dinner = order.has('dinner') ? 'with dinner' : 'without dinner';
    setMessage(beds >= 1 && beds <= 12 ? `Booked: ${places}, ${dinner}.` : 'Book 1 to 12 beds.');
  };

  return (
    <Desk onSubmit={handleSubmit}>
      <DeskField>
        <label htmlFor={`${id}-party`}>Party</label>
        <DeskInput id={`${id}-party`} defaultValue="Ridge walkers" />
      </DeskField>
      <DeskField>
        <label htmlFor={`${id}-beds`}>Beds</label>
        <DeskNumber
          id={`${id}-beds`}
          min={1}
          max={12}
          defaultValue={2}
          slotProps={{
            input: { name: 'beds', role: 'spinbutton' },
            incrementButton: { type: 'button', children: '+', 'aria-label': 'One bed more' },
            decrementButton: { type: 'button', children: '−', 'aria-label': 'One bed less' },
          }}
        />
      </DeskField>
      <DeskRow>
        Dinner at seven
        <DeskSwitch defaultChecked slotProps={{ input: { name: 'dinner' } }} />
      </DeskRow>
      <DeskButton type="submit">Book</DeskButton>
      <div role="status">{message}</div>
    </Desk>
  );
}
