import * as React from 'react';
import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';

const lampLabel =
  'relative inline-flex cursor-pointer items-center gap-3 rounded-xl border ' +
  'border-slate-500 px-5 py-3 outline-offset-2 outline-amber-700 ' +
  'data-[focused=true]:outline-2 data-[on=true]:bg-amber-100 ' +
  'data-[on=true]:text-amber-950 dark:outline-amber-300';

const lampInput = 'absolute inset-0 m-0 size-full cursor-pointer opacity-0';

interface LampProps extends UseSwitchParameters {
  children: React.ReactNode;
}

function Lamp({ children, ...parameters }: LampProps) {
  const { checked, focusVisible, getInputProps } = useSwitch(parameters);

  return (
    <label className={lampLabel} data-on={checked} data-focused={focusVisible}>
      <input className={lampInput} {...getInputProps()} role="switch" />
      {children}
    </label>
  );
}

export default function LampSwitch() {
  return <Lamp defaultChecked>Shop light</Lamp>;
}
