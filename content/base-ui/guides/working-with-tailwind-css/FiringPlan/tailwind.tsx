import * as React from 'react';
import { Button, type ButtonProps } from '@mui/base/Button';
import { Switch } from '@mui/base/Switch';

const planForm = 'flex w-full max-w-70 flex-col gap-4';

const planRow = 'flex items-center justify-between gap-4';

const switchParts = {
  root: {
    className:
      'group relative inline-block h-6 w-11 shrink-0 rounded-md outline-offset-2 ' +
      'outline-orange-800 [&.Mui-focusVisible]:outline-2 dark:outline-orange-300',
  },
  track: {
    className:
      'block h-full rounded-md bg-stone-600 group-[.Mui-checked]:bg-orange-800 ' +
      'dark:bg-stone-400 dark:group-[.Mui-checked]:bg-orange-300',
  },
  thumb: {
    className:
      'absolute start-0.75 top-0.75 size-4.5 rounded bg-white ' +
      'group-[.Mui-checked]:start-5.75 dark:bg-stone-900',
  },
  input: {
    className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0',
  },
};

const planActions = 'flex flex-wrap items-center gap-3';

const clayBase =
  'cursor-pointer rounded-md border border-orange-800 px-4 py-2 font-semibold ' +
  'outline-offset-2 outline-orange-800 [&.Mui-focusVisible]:outline-2 ' +
  'dark:border-orange-300 dark:outline-orange-300';

const tones = {
  main: 'bg-orange-800 text-white dark:bg-orange-300 dark:text-orange-950',
  side: 'bg-transparent text-orange-800 dark:text-orange-300',
};

interface ClayButtonProps extends Omit<ButtonProps, 'className'> {
  tone?: keyof typeof tones;
}

function ClayButton({ tone = 'main', ...other }: ClayButtonProps) {
  return <Button className={`${clayBase} ${tones[tone]}`} {...other} />;
}

const steps = ['Dry slowly', 'Open the flap', 'Soak at the top'];

export default function FiringPlan() {
  const [chosen, setChosen] = React.useState(['Dry slowly']);
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setMessage(chosen.length === 0 ? 'Nothing is planned.' : `Planned: ${chosen.join(', ')}.`);
  };

  return (
    <form className={planForm} onSubmit={handleSubmit}>
      {steps.map((step) => (
        <label className={planRow} key={step}>
          {step}
          <Switch
            slotProps={switchParts}
            checked={chosen.includes(step)}
            onChange={(event) => {
              const rest = chosen.filter((name) => name !== step);
              setChosen(event.target.checked ? [...rest, step] : rest);
            }}
          />
        </label>
      ))}
      <div className={planActions}>
        <ClayButton type="submit">Fire</ClayButton>
        <ClayButton type="button" tone="side" onClick={() => setChosen([])}>
          None of it
        </ClayButton>
      </div>
      <div role="status">{message}</div>
    </form>
  );
}
