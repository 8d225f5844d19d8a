import { Slider } from '@mui/base/Slider';

const ventRow = 'flex gap-8';

const ventColumn = 'flex flex-col items-center gap-3';

const ventSlider = 'relative block w-6 h-40 cursor-pointer touch-none';

const ventRail = 'absolute left-2.75 top-0 w-0.5 h-full bg-slate-500 dark:bg-slate-400';

const ventTrack = 'absolute left-2.25 w-1.5 rounded-sm bg-teal-700 dark:bg-teal-300';

const ventThumb =
  'absolute left-0.5 size-5 -my-2.5 mx-0 border-4 border-teal-700 rounded-full bg-white ' +
  'dark:border-teal-300 dark:bg-slate-900 [&.Mui-focusVisible]:outline-2 ' +
  '[&.Mui-focusVisible]:outline-teal-700 [&.Mui-focusVisible]:outline-offset-2 ' +
  'dark:[&.Mui-focusVisible]:outline-teal-300';

const vents = ['Top', 'Door', 'Floor'];

export default function VentSliders() {
  return (
    <div className={ventRow}>
      {vents.map((vent, index) => (
        <div className={ventColumn} key={vent}>
          <Slider
            className={ventSlider}
            aria-label={`${vent} vent, percent open`}
            orientation="vertical"
            step={5}
            defaultValue={75 - index * 25}
            slotProps={{
              rail: { className: ventRail },
              track: { className: ventTrack },
              thumb: { className: ventThumb },
            }}
          />
          <span aria-hidden>{vent}</span>
        </div>
      ))}
    </div>
  );
}
