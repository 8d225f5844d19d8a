import * as React from 'react';
import { Slider } from '@mui/base/Slider';

const cuePanel = 'w-full max-w-75';

const cueSlider =
  'relative block h-6 w-full cursor-pointer touch-none [&_.MuiSlider-rail]:absolute ' +
  '[&_.MuiSlider-rail]:inset-x-0 [&_.MuiSlider-rail]:top-2.5 [&_.MuiSlider-rail]:h-1 ' +
  '[&_.MuiSlider-rail]:rounded-xs [&_.MuiSlider-rail]:bg-slate-500 ' +
  '[&_.MuiSlider-track]:absolute [&_.MuiSlider-track]:top-2.5 [&_.MuiSlider-track]:h-1 ' +
  '[&_.MuiSlider-track]:bg-indigo-700 [&_.Mui-focusVisible]:outline-2 ' +
  '[&_.Mui-focusVisible]:outline-offset-2 [&_.Mui-focusVisible]:outline-indigo-700 ' +
  'dark:[&_.MuiSlider-rail]:bg-slate-400 dark:[&_.MuiSlider-track]:bg-indigo-300 ' +
  'dark:[&_.Mui-focusVisible]:outline-indigo-300 [&_.MuiSlider-thumb]:absolute ' +
  '[&_.MuiSlider-thumb]:top-0.5 [&_.MuiSlider-thumb]:-ml-2.5 ' +
  '[&_.MuiSlider-thumb]:size-5 [&_.MuiSlider-thumb]:bg-indigo-700 ' +
  'dark:[&_.MuiSlider-thumb]:bg-indigo-300';

export default function CueRange() {
  const [cues, setCues] = React.useState([12, 47]);

  return (
    <div className={cuePanel}>
      <div>
        Part of the interview: {cues[0]} to {cues[1]} minutes
      </div>
      <Slider
        className={cueSlider}
        getAriaLabel={(index) => (index === 0 ? 'Start of the part' : 'End of the part')}
        getAriaValueText={(minute) => `Minute ${minute}`}
        max={60}
        value={cues}
        onChange={(event, value) => {
          if (Array.isArray(value)) setCues(value);
        }}
        slotProps={{
          thumb: (ownerState, { index }) => ({
            className: index === 0 ? 'rounded-[4px_50%_50%_4px]' : 'rounded-[50%_4px_4px_50%]',
          }),
        }}
      />
    </div>
  );
}
