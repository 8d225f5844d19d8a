import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const StateFields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 16,
  width: '100%',
  maxWidth: 480,
});

const StateField = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 });

const StateInput = styled(Input)({
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

const Problem = styled('p')({
  margin: 0,
  fontSize: '0.875rem',
  color: '#be123c',
  '.mode-dark &': { color: '#fda4af' },
});

export default function InputStates() {
  const id = React.useId();

  return (
    <StateFields>
      <StateField>
        <label htmlFor={`${id}-required`}>Planted by (required)</label>
        <StateInput id={`${id}-required`} required defaultValue="Group B" />
      </StateField>
      <StateField>
        <label htmlFor={`${id}-error`}>Distance</label>
        <StateInput
          id={`${id}-error`}
          error
          defaultValue="-20"
          aria-describedby={`${id}-error-problem`}
        />
        <Problem id={`${id}-error-problem`}>A distance is more than zero.</Problem>
      </StateField>
      <StateField>
        <label htmlFor={`${id}-read-only`}>Garden number</label>
        <StateInput id={`${id}-read-only`} readOnly defaultValue="H-0412" />
      </StateField>
      <StateField>
        <label htmlFor={`${id}-disabled`}>Sponsor</label>
        <StateInput id={`${id}-disabled`} disabled defaultValue="Not open yet" />
      </StateField>
    </StateFields>
  );
}
