import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const FiringFields = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
});

const FiringField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
});

const FiringInput = styled(NumberInput)({
  '--ink': '#1c1917',
  '--paper': '#fff',
  '--edge': '#78716c',
  '--ring': '#9a3412',
  '--wash': '#ffedd5',
  '.mode-dark &': {
    '--ink': '#f5f5f4',
    '--paper': '#292524',
    '--edge': '#a8a29e',
    '--ring': '#fdba74',
    '--wash': '#57534e',
  },
  display: 'flex',
  alignItems: 'stretch',
  width: 180,
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  [`&.${numberInputClasses.focused}`]: {
    borderColor: 'var(--ring)',
    outline: '1px solid var(--ring)',
  },
  [`& .${numberInputClasses.input}`]: {
    flexGrow: 1,
    minWidth: 0,
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 4px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
  },
  '& button': {
    flexShrink: 0,
    width: 40,
    padding: 0,
    border: 0,
    borderRadius: 7,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover': {
    background: 'var(--wash)',
  },
  [`& .${numberInputClasses.incrementButton}`]: {
    order: 1,
  },
  '& button:disabled': {
    opacity: 0.4,
    cursor: 'not-allowed',
  },
  [`&.${numberInputClasses.error}`]: {
    borderColor: '#be123c',
  },
  [`.mode-dark &.${numberInputClasses.error}`]: {
    borderColor: '#fda4af',
  },
});

const FiringHelp = styled('div')({
  '&.error': {
    color: '#be123c',
  },
  '.mode-dark &.error': {
    color: '#fda4af',
  },
});

const FiringStatus = styled('div')({
  minHeight: '1.5em',
});

const FiringButton = styled('button')({
  '--ink': '#1c1917',
  '--paper': '#fff',
  '--edge': '#78716c',
  '--ring': '#9a3412',
  '.mode-dark &': {
    '--ink': '#f5f5f4',
    '--paper': '#292524',
    '--edge': '#a8a29e',
    '--ring': '#fdba74',
  },
  padding: '8px 16px',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid var(--ring)',
    outlineOffset: 2,
  },
});

const parts = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'Fewer hours', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'More hours', children: '+' },
} as const;

export default function FiringForm() {
  const id = React.useId();
  const input = React.useRef<HTMLInputElement>(null);
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');

  return (
    <FiringFields
      noValidate
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const hours = Number(new FormData(event.currentTarget).get('hours'));
        const isMissing = !Number.isInteger(hours) || hours < 1 || hours > 48;
        setMissing(isMissing);
        if (isMissing) input.current?.focus();
        setSent(isMissing ? '' : `Reserved for ${hours === 1 ? '1 hour' : `${hours} hours`}.`);
      }}
    >
      <FiringField>
        <label htmlFor={id}>Hours in the kiln</label>
        <FiringInput
          id={id}
          min={1}
          max={48}
          required
          error={missing}
          onChange={() => setMissing(false)}
          slotProps={{
            input: {
              ...parts.input,
              ref: input,
              name: 'hours',
              'aria-describedby': `${id}-help`,
            },
            decrementButton: parts.decrementButton,
            incrementButton: parts.incrementButton,
          }}
        />
        <FiringHelp className={missing ? 'error' : undefined} id={`${id}-help`} aria-live="polite">
          {missing ? 'Enter a whole number from 1 to 48.' : 'From 1 to 48'}
        </FiringHelp>
      </FiringField>
      <FiringButton type="submit">Reserve the kiln</FiringButton>
      <FiringStatus role="status">{sent}</FiringStatus>
    </FiringFields>
  );
}
