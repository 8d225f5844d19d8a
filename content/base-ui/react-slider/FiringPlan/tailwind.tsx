import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Slider } from '@mui/base/Slider';

const plan = 'w-full max-w-80';

const kilnLabel = 'flex items-center justify-between gap-4 mt-0 mb-3 mx-0';

const planField =
  'w-24 py-1.5 px-2 border border-slate-500 rounded-lg bg-transparent text-inherit ' +
  'dark:border-slate-400 focus-visible:outline-2 focus-visible:outline-teal-700 ' +
  'focus-visible:outline-offset-2 dark:focus-visible:outline-teal-300';

const kilnSlider = 'relative block w-full max-w-80 h-6 cursor-pointer touch-none';

const kilnRail = 'absolute left-0 top-2.75 w-full h-0.5 bg-slate-500 dark:bg-slate-400';

const kilnTrack = 'absolute top-2.25 h-1.5 rounded-sm bg-teal-700 dark:bg-teal-300';

const kilnThumb =
  'absolute top-0.5 size-5 my-0 -mx-2.5 border-4 border-teal-700 rounded-full bg-white ' +
  'dark:border-teal-300 dark:bg-slate-900 [&.Mui-focusVisible]:outline-2 ' +
  '[&.Mui-focusVisible]:outline-teal-700 [&.Mui-focusVisible]:outline-offset-2 ' +
  'dark:[&.Mui-focusVisible]:outline-teal-300';

const planButton =
  'mt-4 mb-0 mx-0 py-2 px-4 border-0 rounded-lg bg-teal-700 text-white cursor-pointer ' +
  'dark:bg-teal-300 dark:text-teal-950 [&.Mui-focusVisible]:outline-2 ' +
  '[&.Mui-focusVisible]:outline-teal-700 [&.Mui-focusVisible]:outline-offset-2 ' +
  'dark:[&.Mui-focusVisible]:outline-teal-300';

const planStatus = 'min-h-6 mt-3 mb-0 mx-0';

const low = 600;
const high = 1300;

const toAllowed = (value: number) => Math.min(high, Math.max(low, Math.round(value / 10) * 10));

export default function FiringPlan() {
  const label = React.useId();
  const field = React.useId();
  const [degrees, setDegrees] = React.useState(950);
  const [typed, setTyped] = React.useState('950');
  const [saved, setSaved] = React.useState('');

  const set = (value: number) => {
    setDegrees(value);
    setTyped(String(value));
  };

  return (
    <form
      className={plan}
      noValidate
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const value = typed === '' ? degrees : toAllowed(Number(typed));
        set(value);
        setSaved(`The kiln will go up to ${value} °C.`);
      }}
    >
      <div className={kilnLabel}>
        <label id={label} htmlFor={field}>
          Highest temperature, °C
        </label>
        <input
          className={planField}
          id={field}
          type="number"
          min={low}
          max={high}
          step={10}
          value={typed}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
          onBlur={() => set(typed === '' ? degrees : toAllowed(Number(typed)))}
        />
      </div>
      <Slider
        className={kilnSlider}
        aria-labelledby={label}
        min={low}
        max={high}
        step={10}
        value={degrees}
        onChange={(event, value) => set(Number(value))}
        slotProps={{
          rail: { className: kilnRail },
          track: { className: kilnTrack },
          thumb: { className: kilnThumb },
        }}
      />
      <Button className={planButton} type="submit">
        Set the kiln
      </Button>
      <p className={planStatus} role="status">
        {saved}
      </p>
    </form>
  );
}
