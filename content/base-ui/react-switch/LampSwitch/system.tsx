import * as React from 'react';
import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

const LampLabel = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 20px',
  border: '1px solid #64748b',
  borderRadius: 12,
  cursor: 'pointer',
  '&[data-on="true"]': { background: '#fef3c7', color: '#451a03' },
  '&[data-focused="true"]': { outline: '2px solid #b45309', outlineOffset: 2 },
  '.mode-dark &[data-focused="true"]': { outlineColor: '#fcd34d' },
});

const LampInput = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

interface LampProps extends UseSwitchParameters {
  children: React.ReactNode;
}

function Lamp({ children, ...parameters }: LampProps) {
  const { checked, focusVisible, getInputProps } = useSwitch(parameters);

  return (
    <LampLabel data-on={checked} data-focused={focusVisible}>
      <LampInput {...getInputProps()} role="switch" />
      {children}
    </LampLabel>
  );
}

export default function LampSwitch() {
  return <Lamp defaultChecked>Shop light</Lamp>;
}
