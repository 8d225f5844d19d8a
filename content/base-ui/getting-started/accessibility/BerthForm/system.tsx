import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { FormControl } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const BerthSheet = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 300,
});

const BerthField = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 });

const BerthInput = styled(Input)({
  display: 'flex',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: '#fff',
  color: '#0f172a',
  '&:focus-within': { borderColor: '#1e40af', outline: '1px solid #1e40af' },
  [`&.${inputClasses.error}`]: { borderColor: '#9f1239', outline: '1px solid #9f1239' },
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
  [`&.${inputClasses.error}:focus-within`]: { outline: '3px solid #9f1239' },
  '.mode-dark &': { borderColor: '#94a3b8', background: '#1e293b', color: '#f1f5f9' },
  '.mode-dark &:focus-within': { borderColor: '#bfdbfe', outline: '1px solid #bfdbfe' },
  [`.mode-dark &.${inputClasses.error}`]: {
    borderColor: '#fda4af',
    outline: '1px solid #fda4af',
  },
  [`.mode-dark &.${inputClasses.error}:focus-within`]: { outline: '3px solid #fda4af' },
});

const Hint = styled('p')({ margin: 0, fontSize: '0.875rem' });

const ErrorText = styled('p')({
  margin: 0,
  fontSize: '0.875rem',
  color: '#9f1239',
  '.mode-dark &': { color: '#fda4af' },
});

const BerthButton = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#1e40af',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #1e40af', outlineOffset: 2 },
  '.mode-dark &': { background: '#bfdbfe', color: '#172554' },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: { outlineColor: '#bfdbfe' },
});

export default function BerthForm() {
  const id = React.useId();
  const input = React.useRef<HTMLInputElement>(null);
  const [berth, setBerth] = React.useState('');
  const [problem, setProblem] = React.useState('');
  const [saved, setSaved] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const isBerth = /^[1-6][a-d]$/i.test(berth.trim());
    setProblem(isBerth ? '' : 'Not a berth. Write a number from 1 to 6 and a letter from A to D.');
    setSaved(isBerth ? `Berth ${berth.trim().toUpperCase()} is yours.` : '');
    if (!isBerth) input.current?.focus();
  };

  return (
    <BerthSheet noValidate onSubmit={handleSubmit}>
      <FormControl
        required
        value={berth}
        error={problem !== ''}
        onChange={(event) => setBerth(event.target.value)}
      >
        <BerthField>
          <label htmlFor={`${id}-input`}>Berth (required)</label>
          <BerthInput
            id={`${id}-input`}
            aria-describedby={`${id}-hint ${id}-problem`}
            autoComplete="off"
            slotProps={{ input: { ref: input } }}
          />
          <Hint id={`${id}-hint`}>It is on the ticket, such as 4B.</Hint>
          <ErrorText id={`${id}-problem`} aria-live="polite">
            {problem}
          </ErrorText>
        </BerthField>
      </FormControl>
      <div>
        <BerthButton type="submit">Take it</BerthButton>
      </div>
      <div role="status">{saved}</div>
    </BerthSheet>
  );
}
