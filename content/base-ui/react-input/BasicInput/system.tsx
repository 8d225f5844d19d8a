import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const PlantField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 280,
});

const PlantInput = styled(Input)({
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
  },
});

export default function BasicInput() {
  const id = React.useId();

  return (
    <PlantField>
      <label htmlFor={id}>Name of the plant</label>
      <PlantInput id={id} defaultValue="Lady's mantle" />
    </PlantField>
  );
}
