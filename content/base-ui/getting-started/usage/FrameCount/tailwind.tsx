import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Slider } from '@mui/base/Slider';

const framePanel = 'flex w-full max-w-70 flex-col gap-4';

const sliderHead = 'flex justify-between gap-4';

const frameSlider =
  'relative block h-6 w-full cursor-pointer touch-none [&_.MuiSlider-rail]:absolute ' +
  '[&_.MuiSlider-rail]:inset-x-0 [&_.MuiSlider-rail]:top-2.5 [&_.MuiSlider-rail]:h-1 ' +
  '[&_.MuiSlider-rail]:rounded-xs [&_.MuiSlider-rail]:bg-stone-500 ' +
  '[&_.MuiSlider-track]:absolute [&_.MuiSlider-track]:top-2.5 [&_.MuiSlider-track]:h-1 ' +
  '[&_.MuiSlider-track]:rounded-xs [&_.MuiSlider-track]:bg-amber-800 ' +
  '[&_.MuiSlider-thumb]:absolute [&_.MuiSlider-thumb]:top-0.5 ' +
  '[&_.MuiSlider-thumb]:-ml-2.5 [&_.MuiSlider-thumb]:size-5 ' +
  '[&_.MuiSlider-thumb]:rounded-full [&_.MuiSlider-thumb]:bg-amber-800 ' +
  '[&_.Mui-focusVisible]:outline-2 [&_.Mui-focusVisible]:outline-offset-2 ' +
  '[&_.Mui-focusVisible]:outline-amber-800 dark:[&_.MuiSlider-rail]:bg-stone-400 ' +
  'dark:[&_.MuiSlider-track]:bg-amber-300 dark:[&_.MuiSlider-thumb]:bg-amber-300 ' +
  'dark:[&_.Mui-focusVisible]:outline-amber-300';

const hiveButton =
  'cursor-pointer self-start rounded-lg bg-amber-800 px-4 py-2 font-semibold text-white ' +
  'outline-offset-2 outline-amber-800 [&.Mui-focusVisible]:outline-2 dark:bg-amber-300 ' +
  'dark:text-amber-950 dark:outline-amber-300';

export default function FrameCount() {
  const id = React.useId();
  const [frames, setFrames] = React.useState(4);

  return (
    <div className={framePanel}>
      <div>
        <div className={sliderHead}>
          <span id={id}>Frames in the hive</span>
          <output>{frames}</output>
        </div>
        <Slider
          className={frameSlider}
          aria-labelledby={id}
          min={0}
          max={10}
          value={frames}
          onChange={(event, value) => {
            if (typeof value === 'number') setFrames(value);
          }}
        />
      </div>
      <Button className={hiveButton} type="button" onClick={() => setFrames(4)}>
        Back to 4
      </Button>
    </div>
  );
}
