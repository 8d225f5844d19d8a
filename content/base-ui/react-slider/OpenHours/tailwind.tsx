import * as React from 'react';
import { Slider } from '@mui/base/Slider';

const kilnBox = 'w-full max-w-80';

const kilnLabel = 'flex justify-between gap-4 mt-0 mb-2 mx-0';

const kilnSlider = 'relative block w-full h-6 cursor-pointer touch-none';

const kilnRail = 'absolute left-0 top-2.75 w-full h-0.5 bg-slate-500 dark:bg-slate-400';

const kilnTrack = 'absolute top-2.25 h-1.5 rounded-sm bg-teal-700 dark:bg-teal-300';

const kilnThumb =
  'absolute top-0.5 size-5 my-0 -mx-2.5 border-4 border-teal-700 rounded-full bg-white ' +
  'dark:border-teal-300 dark:bg-slate-900 [&.Mui-focusVisible]:outline-2 ' +
  '[&.Mui-focusVisible]:outline-teal-700 [&.Mui-focusVisible]:outline-offset-2 ' +
  'dark:[&.Mui-focusVisible]:outline-teal-300';

export default function OpenHours() {
  const [hours, setHours] = React.useState([9, 17]);

  return (
    <div className={kilnBox}>
      <div className={kilnLabel}>
        <span>Studio open</span>
        <span>{`${hours[0] ?? 0}:00 to ${hours[1] ?? 0}:00`}</span>
      </div>
      <Slider
        className={kilnSlider}
        min={6}
        max={22}
        value={hours}
        onChange={(event, value) => {
          if (!Array.isArray(value)) return;
          const [from = 0, to = 0] = value;
          if (to - from >= 2) setHours([from, to]);
        }}
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Opens' : 'Closes')}
        getAriaValueText={(value) => `${value}:00`}
        slotProps={{
          rail: { className: kilnRail },
          track: { className: kilnTrack },
          thumb: { className: kilnThumb },
        }}
      />
    </div>
  );
}
