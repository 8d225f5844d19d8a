import * as React from 'react';
import { Button } from '@mui/base/Button';

const plan = 'flex w-full flex-wrap items-center gap-3';

const mealButton =
  'cursor-pointer rounded-lg bg-blue-800 px-4 py-2 font-semibold text-white ' +
  'outline-offset-2 outline-blue-800 [&.Mui-focusVisible]:outline-2 dark:bg-blue-200 ' +
  'dark:text-blue-950 dark:outline-blue-200 [&.Mui-disabled]:cursor-not-allowed ' +
  '[&.Mui-disabled]:bg-slate-200 [&.Mui-disabled]:text-slate-700 ' +
  '[&.Mui-disabled]:outline-slate-600 dark:[&.Mui-disabled]:bg-slate-700 ' +
  'dark:[&.Mui-disabled]:text-slate-200 dark:[&.Mui-disabled]:outline-slate-300';

export default function BreakfastOrder() {
  const [ordered, setOrdered] = React.useState(false);

  return (
    <div className={plan}>
      <Button
        className={mealButton}
        type="button"
        disabled={ordered}
        focusableWhenDisabled
        onClick={() => setOrdered(true)}
      >
        Order breakfast
      </Button>
      <div role="status">{ordered ? 'Breakfast comes at seven.' : ''}</div>
    </div>
  );
}
