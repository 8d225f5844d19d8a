import * as React from 'react';
import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import './styles.css';

interface LampProps extends UseSwitchParameters {
  children: React.ReactNode;
}

function Lamp({ children, ...parameters }: LampProps) {
  const { checked, focusVisible, getInputProps } = useSwitch(parameters);

  return (
    <label className="lamp-label" data-on={checked} data-focused={focusVisible}>
      <input className="lamp-input" {...getInputProps()} role="switch" />
      {children}
    </label>
  );
}

export default function LampSwitch() {
  return <Lamp defaultChecked>Shop light</Lamp>;
}
