import { Slider } from '@mui/base/Slider';

const kilnSpace = 'box-border w-full max-w-96 pt-9 pb-0 px-8';

const kilnSlider = 'relative block w-full h-6 cursor-pointer touch-none';

const kilnRail = 'absolute left-0 top-2.75 w-full h-0.5 bg-slate-500 dark:bg-slate-400';

const kilnTrack = 'absolute top-2.25 h-1.5 rounded-sm bg-teal-700 dark:bg-teal-300';

const kilnThumb =
  'absolute top-0.5 size-5 my-0 -mx-2.5 border-4 border-teal-700 rounded-full bg-white ' +
  'dark:border-teal-300 dark:bg-slate-900 [&.Mui-focusVisible]:outline-2 ' +
  '[&.Mui-focusVisible]:outline-teal-700 [&.Mui-focusVisible]:outline-offset-2 ' +
  'dark:[&.Mui-focusVisible]:outline-teal-300';

const kilnValue =
  'absolute left-1/2 bottom-6 py-0.5 px-2 rounded-md bg-teal-900 text-white text-sm ' +
  'whitespace-nowrap [transform:translateX(-50%)] dark:bg-teal-300 dark:text-teal-950';

export default function ValueAtThumb() {
  return (
    <div className={kilnSpace}>
      <Slider
        className={kilnSlider}
        aria-label="Temperature"
        min={600}
        max={1300}
        step={10}
        defaultValue={1060}
        getAriaValueText={(value) => `${value} degrees`}
        valueLabelFormat={(value) => `${value} °C`}
        slots={{ valueLabel: 'span' }}
        slotProps={{
          rail: { className: kilnRail },
          track: { className: kilnTrack },
          thumb: { className: kilnThumb },
          valueLabel: { className: kilnValue, 'aria-hidden': true },
        }}
      />
    </div>
  );
}
