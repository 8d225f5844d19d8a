import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const FormFields = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 300,
});

const FormRow = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 });

const FormInput = styled(Input)({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4d7c0f',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#bef264',
    '--danger': '#fda4af',
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
  },
  '--danger': '#be123c',
  [`&.${inputClasses.error}`]: { borderColor: 'var(--danger)' },
  [`&.${inputClasses.disabled}`]: { opacity: 0.5 },
});

const FormProblem = styled('p')({
  margin: 0,
  fontSize: '0.875rem',
  color: '#be123c',
  '.mode-dark &': { color: '#fda4af' },
});

const PrintButton = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#4d7c0f',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '.mode-dark &': { background: '#bef264', color: '#1a2e05' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #4d7c0f', outlineOffset: 2 },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: { outlineColor: '#bef264' },
});

export default function LabelForm() {
  const id = React.useId();
  const [plant, setPlant] = React.useState('');
  const [problem, setProblem] = React.useState('');
  const [printed, setPrinted] = React.useState('');
  const input = React.useRef<HTMLInputElement>(null);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (plant.trim() === '') {
      setProblem('Write a name, or the label stays empty.');
      setPrinted('');
      input.current?.focus();
      return;
    }
    setProblem('');
    setPrinted(plant.trim());
  };

  return (
    <FormFields noValidate onSubmit={handleSubmit}>
      <FormRow>
        <label htmlFor={`${id}-text`}>Text of the label</label>
        <FormInput
          id={`${id}-text`}
          value={plant}
          error={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setPlant(event.target.value)}
          slotProps={{ input: { ref: input, maxLength: 24 } }}
        />
        <FormProblem id={`${id}-problem`} aria-live="polite">
          {problem}
        </FormProblem>
      </FormRow>
      <PrintButton type="submit">Print the label</PrintButton>
      <div role="status">{printed && `Printing “${printed}”.`}</div>
    </FormFields>
  );
}
