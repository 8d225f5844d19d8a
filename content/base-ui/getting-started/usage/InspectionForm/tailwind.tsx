import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import { Slider } from '@mui/base/Slider';
import { Switch } from '@mui/base/Switch';

const hiveForm = 'flex w-full max-w-70 flex-col gap-4';

const keeperField = 'flex flex-col gap-1';

const keeperInput =
  'flex rounded-lg border border-stone-500 bg-white text-stone-900 ' +
  '[&.Mui-focused]:border-amber-800 [&.Mui-focused]:outline-1 ' +
  '[&.Mui-focused]:outline-amber-800 [&_.MuiInput-input]:w-full ' +
  '[&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 ' +
  '[&_.MuiInput-input]:outline-0 dark:border-stone-400 dark:bg-stone-800 ' +
  'dark:text-stone-100 dark:[&.Mui-focused]:border-amber-300 ' +
  'dark:[&.Mui-focused]:outline-amber-300';

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

const queenLabel = 'flex items-center justify-between gap-4';

const queenSwitch =
  'relative inline-block h-6 w-10 shrink-0 rounded-full outline-offset-2 ' +
  'outline-amber-800 [&.Mui-focusVisible]:outline-2 [&_.MuiSwitch-track]:block ' +
  '[&_.MuiSwitch-track]:h-full [&_.MuiSwitch-track]:rounded-full ' +
  '[&_.MuiSwitch-track]:bg-stone-600 [&_.MuiSwitch-thumb]:absolute ' +
  '[&_.MuiSwitch-thumb]:start-0.75 [&_.MuiSwitch-thumb]:top-0.75 ' +
  '[&_.MuiSwitch-thumb]:size-4.5 [&_.MuiSwitch-thumb]:rounded-full ' +
  '[&_.MuiSwitch-thumb]:bg-white [&_.MuiSwitch-input]:absolute ' +
  '[&_.MuiSwitch-input]:inset-0 [&_.MuiSwitch-input]:m-0 [&_.MuiSwitch-input]:size-full ' +
  '[&_.MuiSwitch-input]:cursor-pointer [&_.MuiSwitch-input]:opacity-0 ' +
  '[&.Mui-checked_.MuiSwitch-track]:bg-amber-800 ' +
  '[&.Mui-checked_.MuiSwitch-thumb]:start-4.75 dark:outline-amber-300 ' +
  'dark:[&_.MuiSwitch-track]:bg-stone-400 dark:[&_.MuiSwitch-thumb]:bg-stone-900 ' +
  'dark:[&.Mui-checked_.MuiSwitch-track]:bg-amber-300';

const hiveButton =
  'cursor-pointer self-start rounded-lg bg-amber-800 px-4 py-2 font-semibold text-white ' +
  'outline-offset-2 outline-amber-800 [&.Mui-focusVisible]:outline-2 dark:bg-amber-300 ' +
  'dark:text-amber-950 dark:outline-amber-300';

export default function InspectionForm() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pairs = [...new FormData(event.currentTarget)];
    setSent(pairs.map(([name, value]) => `${name} = ${String(value)}`).join(', '));
  };

  return (
    <form className={hiveForm} onSubmit={handleSubmit}>
      <div className={keeperField}>
        <label htmlFor={`${id}-hive`}>Hive</label>
        <Input
          className={keeperInput}
          id={`${id}-hive`}
          name="hive"
          defaultValue="Under the lime tree"
        />
      </div>
      <div>
        <div id={`${id}-frames`}>Frames with brood</div>
        <Slider
          className={frameSlider}
          aria-labelledby={`${id}-frames`}
          name="brood"
          defaultValue={3}
          max={10}
        />
      </div>
      <label className={queenLabel}>
        Queen seen
        <Switch className={queenSwitch} slotProps={{ input: { name: 'queen' } }} />
      </label>
      <Button className={hiveButton} type="submit">
        Send
      </Button>
      <div role="status">{sent && `The form has: ${sent}`}</div>
    </form>
  );
}
