import * as React from 'react';
import { Slider, type SliderOwnerState } from '@mui/base/Slider';

const heatPanel = 'w-full max-w-70';

const heatHead = 'flex justify-between gap-4';

const heatSlider =
  'relative block h-6 w-full cursor-pointer touch-none [&_.MuiSlider-rail]:absolute ' +
  '[&_.MuiSlider-rail]:inset-x-0 [&_.MuiSlider-rail]:top-2.25 [&_.MuiSlider-rail]:h-1.5 ' +
  '[&_.MuiSlider-rail]:rounded-full [&_.MuiSlider-rail]:bg-stone-500';

const heatThumb =
  'absolute top-0.5 -ml-2.5 size-5 rounded-full border-3 border-stone-900 bg-white ' +
  'outline-offset-2 outline-stone-900 [&.Mui-focusVisible]:outline-2 ' +
  'dark:border-stone-200 dark:bg-stone-900 dark:outline-stone-200';

const heatTrack = 'absolute top-2.25 h-1.5 rounded-full';

const heats = {
  warm: 'bg-blue-700 dark:bg-blue-300',
  hot: 'bg-orange-700 dark:bg-orange-300',
};

const isHot = (value: SliderOwnerState['value']) => Number(value) > 600;

export default function KilnHeat() {
  const id = React.useId();
  const [heat, setHeat] = React.useState(450);

  return (
    <div className={heatPanel}>
      <div className={heatHead}>
        <span id={id}>Heat</span>
        <output>
          {heat} °C, {isHot(heat) ? 'hot' : 'warm'}
        </output>
      </div>
      <Slider
        className={heatSlider}
        aria-labelledby={id}
        min={0}
        max={1200}
        step={50}
        value={heat}
        onChange={(event, value) => {
          if (typeof value === 'number') setHeat(value);
        }}
        slotProps={{
          track: ({ value }: SliderOwnerState) => ({
            className: `${heatTrack} ${isHot(value) ? heats.hot : heats.warm}`,
          }),
          thumb: { className: heatThumb },
        }}
      />
    </div>
  );
}
