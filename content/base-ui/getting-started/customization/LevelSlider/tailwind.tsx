import * as React from 'react';
import { Slider, type SliderOwnerState } from '@mui/base/Slider';

const levelPanel = 'w-full max-w-75';

const volumeSlider =
  'relative mt-8 block h-6 w-full cursor-pointer touch-none ' +
  '[&_.MuiSlider-rail]:absolute [&_.MuiSlider-rail]:inset-x-0 ' +
  '[&_.MuiSlider-rail]:top-2.5 [&_.MuiSlider-rail]:h-1 [&_.MuiSlider-rail]:rounded-xs ' +
  '[&_.MuiSlider-rail]:bg-slate-500 [&_.MuiSlider-track]:absolute ' +
  '[&_.MuiSlider-track]:top-2.5 [&_.MuiSlider-track]:h-1 ' +
  '[&_.MuiSlider-track]:bg-indigo-700 [&_.Mui-focusVisible]:outline-2 ' +
  '[&_.Mui-focusVisible]:outline-offset-2 [&_.Mui-focusVisible]:outline-indigo-700 ' +
  'dark:[&_.MuiSlider-rail]:bg-slate-400 dark:[&_.MuiSlider-track]:bg-indigo-300 ' +
  'dark:[&_.Mui-focusVisible]:outline-indigo-300 [&_.MuiSlider-thumb]:absolute ' +
  '[&_.MuiSlider-thumb]:top-0.5 [&_.MuiSlider-thumb]:-ml-2.5 ' +
  '[&_.MuiSlider-thumb]:size-5 [&_.MuiSlider-thumb]:bg-indigo-700 ' +
  'dark:[&_.MuiSlider-thumb]:bg-indigo-300 [&_.MuiSlider-thumb]:rounded-full';

const bubble =
  'absolute bottom-full left-1/2 -translate-x-1/2 -translate-y-1 rounded-md ' +
  'bg-indigo-900 px-1.5 text-sm/normal whitespace-nowrap text-white dark:bg-indigo-100 ' +
  'dark:text-indigo-950';

interface LevelLabelProps {
  children?: React.ReactNode;
  ownerState: SliderOwnerState;
}

function LevelLabel({ children, ownerState }: LevelLabelProps) {
  return (
    <span className={bubble} aria-hidden="true">
      {ownerState.dragging ? `→ ${String(children)}` : children}
    </span>
  );
}

const toDecibel = (level: number) => `${level} dB`;

export default function LevelSlider() {
  const id = React.useId();

  return (
    <div className={levelPanel}>
      <div id={id}>Microphone</div>
      <Slider
        className={volumeSlider}
        aria-labelledby={id}
        defaultValue={-6}
        min={-40}
        max={10}
        getAriaValueText={toDecibel}
        valueLabelFormat={toDecibel}
        slots={{ valueLabel: LevelLabel }}
      />
    </div>
  );
}
