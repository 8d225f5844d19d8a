import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Switch } from '@mui/base/Switch';

const orderFields = 'flex flex-col items-start gap-4';

const orderLabel = 'inline-flex cursor-pointer items-center gap-3';

const orderSwitch =
  'relative inline-block h-6 w-10 shrink-0 rounded-full outline-offset-2 ' +
  'outline-amber-700 [&.Mui-focusVisible]:outline-2 dark:outline-amber-300 ' +
  '[&_.MuiSwitch-track]:block [&_.MuiSwitch-track]:h-full ' +
  '[&_.MuiSwitch-track]:rounded-full [&_.MuiSwitch-track]:bg-slate-500 ' +
  'dark:[&_.MuiSwitch-track]:bg-slate-400 [&_.MuiSwitch-thumb]:absolute ' +
  '[&_.MuiSwitch-thumb]:start-0.75 [&_.MuiSwitch-thumb]:top-0.75 ' +
  '[&_.MuiSwitch-thumb]:size-4.5 [&_.MuiSwitch-thumb]:rounded-full ' +
  '[&_.MuiSwitch-thumb]:bg-white [&_.MuiSwitch-thumb]:transition-all ' +
  '[&_.MuiSwitch-thumb]:duration-120 dark:[&_.MuiSwitch-thumb]:bg-stone-900 ' +
  '[&_.MuiSwitch-input]:absolute [&_.MuiSwitch-input]:inset-0 [&_.MuiSwitch-input]:m-0 ' +
  '[&_.MuiSwitch-input]:size-full [&_.MuiSwitch-input]:cursor-pointer ' +
  '[&_.MuiSwitch-input]:opacity-0 [&.Mui-checked_.MuiSwitch-track]:bg-amber-700 ' +
  'dark:[&.Mui-checked_.MuiSwitch-track]:bg-amber-300 ' +
  '[&.Mui-checked_.MuiSwitch-thumb]:start-[19px]';

const orderButton =
  'cursor-pointer rounded-lg bg-amber-700 px-4 py-2 font-semibold text-white ' +
  'outline-offset-2 outline-amber-700 focus-visible:outline-2 dark:bg-amber-300 ' +
  'dark:text-stone-900 dark:outline-amber-300';

export default function OrderForm() {
  const [sent, setSent] = React.useState('');

  return (
    <form
      className={orderFields}
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(data.has('sliced') ? 'Sent: sliced' : 'Sent: in one piece');
      }}
    >
      <label className={orderLabel}>
        <Switch className={orderSwitch} slotProps={{ input: { name: 'sliced', role: 'switch' } }} />
        Slice the loaf
      </label>
      <Button className={orderButton} type="submit">
        Order
      </Button>
      <div role="status">{sent}</div>
    </form>
  );
}
