import * as React from 'react';
import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import { styled } from '@mui/system';

const LayerGroup = styled('div')({
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
  display: 'flex',
  alignItems: 'center',
  gap: 8,
});

const LayerButton = styled('button')({
  padding: '8px 12px',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  font: 'inherit',
  cursor: 'pointer',
  '&:disabled': {
    opacity: 0.4,
    cursor: 'not-allowed',
  },
});

const LayerInput = styled('input')({
  width: 64,
  padding: '4px 0',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  font: 'inherit',
  fontSize: '1.5rem',
  textAlign: 'center',
  '&:focus-visible': {
    outline: '2px solid var(--ring)',
    outlineOffset: 2,
  },
});

export default function LayerCount() {
  const id = React.useId();
  const { getRootProps, getInputProps, getIncrementButtonProps, getDecrementButtonProps } =
    useNumberInput({ inputId: id, defaultValue: 2, min: 1, max: 5 });

  return (
    <div>
      <label htmlFor={id}>Layers of glaze</label>
      <LayerGroup {...getRootProps()}>
        <LayerButton {...getDecrementButtonProps()} type="button">
          One less
        </LayerButton>
        <LayerInput {...getInputProps()} role="spinbutton" inputMode="numeric" />
        <LayerButton {...getIncrementButtonProps()} type="button">
          One more
        </LayerButton>
      </LayerGroup>
    </div>
  );
}
