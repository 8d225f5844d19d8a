import { Slider } from '@mui/base/Slider';

const kilnSpace = 'box-border w-full max-w-92 pt-0 pb-6 px-6';

const kilnSlider = 'relative block w-full h-6 cursor-pointer touch-none';

const kilnRail = 'absolute left-0 top-2.75 w-full h-0.5 bg-slate-500 dark:bg-slate-400';

const kilnTrack = 'absolute top-2.25 h-1.5 rounded-sm bg-teal-700 dark:bg-teal-300';

const kilnThumb =
  'absolute top-0.5 size-5 my-0 -mx-2.5 border-4 border-teal-700 rounded-full bg-white ' +
  'dark:border-teal-300 dark:bg-slate-900 [&.Mui-focusVisible]:outline-2 ' +
  '[&.Mui-focusVisible]:outline-teal-700 [&.Mui-focusVisible]:outline-offset-2 ' +
  'dark:[&.Mui-focusVisible]:outline-teal-300';

const kilnMark = 'absolute top-1 w-0.5 h-4 my-0 -mx-px bg-slate-500 dark:bg-slate-400';

const kilnCaption = 'absolute top-6.5 w-16 my-0 -mx-8 text-sm text-center';

const firings = [
  { value: 700, label: 'Smoke' },
  { value: 900, label: 'Biscuit' },
  { value: 1080, label: 'Earth' },
  { value: 1260, label: 'Stone' },
];

const nameOf = (value: number) =>
  `${firings.find((firing) => firing.value === value)?.label ?? ''}, ${value} degrees`;

export default function ConeSlider() {
  return (
    <div className={kilnSpace}>
      <Slider
        className={kilnSlider}
        aria-label="Firing"
        min={700}
        max={1300}
        step={null}
        marks={firings}
        defaultValue={1080}
        getAriaValueText={nameOf}
        slotProps={{
          rail: { className: kilnRail },
          track: { className: kilnTrack },
          thumb: { className: kilnThumb },
          mark: { className: kilnMark },
          markLabel: { className: kilnCaption },
        }}
      />
    </div>
  );
}
