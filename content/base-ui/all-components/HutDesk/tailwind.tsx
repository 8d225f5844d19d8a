import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import { Switch } from '@mui/base/Switch';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const desk = 'flex w-full max-w-75 flex-col gap-4';

const deskField = 'flex flex-col gap-1';

const deskInput =
  'flex rounded-lg border border-slate-500 bg-white text-slate-900 ' +
  '[&.Mui-focused]:border-green-800 [&.Mui-focused]:outline-1 ' +
  '[&.Mui-focused]:outline-green-800 [&_.MuiInput-input]:w-full ' +
  '[&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 ' +
  '[&_.MuiInput-input]:outline-0 dark:border-slate-400 dark:bg-slate-800 ' +
  'dark:text-slate-100 dark:[&.Mui-focused]:border-green-300 ' +
  'dark:[&.Mui-focused]:outline-green-300';

const deskNumber =
  'flex gap-1.5 [&_.MuiNumberInput-input]:order-1 [&_.MuiNumberInput-input]:w-16 ' +
  '[&_.MuiNumberInput-input]:rounded-lg [&_.MuiNumberInput-input]:border ' +
  '[&_.MuiNumberInput-input]:border-slate-500 [&_.MuiNumberInput-input]:bg-white ' +
  '[&_.MuiNumberInput-input]:px-3 [&_.MuiNumberInput-input]:py-2 ' +
  '[&_.MuiNumberInput-input]:text-slate-900 [&_.MuiNumberInput-input]:outline-offset-1 ' +
  '[&_.MuiNumberInput-input]:outline-green-800 ' +
  '[&_.MuiNumberInput-input]:focus-visible:outline-2 [&_button]:order-2 ' +
  '[&_button]:w-10.5 [&_button]:cursor-pointer [&_button]:rounded-lg [&_button]:border ' +
  '[&_button]:border-slate-500 [&_button]:bg-white [&_button]:text-slate-900 ' +
  '[&_button:disabled]:cursor-not-allowed [&_button:disabled]:opacity-40 ' +
  'dark:[&_.MuiNumberInput-input]:border-slate-400 ' +
  'dark:[&_.MuiNumberInput-input]:bg-slate-800 ' +
  'dark:[&_.MuiNumberInput-input]:text-slate-100 ' +
  'dark:[&_.MuiNumberInput-input]:outline-green-300 dark:[&_button]:border-slate-400 ' +
  'dark:[&_button]:bg-slate-800 dark:[&_button]:text-slate-100';

const deskRow = 'flex items-center justify-between gap-4';

const deskSwitch =
  'relative inline-block h-6 w-10 shrink-0 rounded-full outline-offset-2 ' +
  'outline-green-800 [&.Mui-focusVisible]:outline-2 [&_.MuiSwitch-track]:block ' +
  '[&_.MuiSwitch-track]:h-full [&_.MuiSwitch-track]:rounded-full ' +
  '[&_.MuiSwitch-track]:bg-slate-600 [&_.MuiSwitch-thumb]:absolute ' +
  '[&_.MuiSwitch-thumb]:start-0.75 [&_.MuiSwitch-thumb]:top-0.75 ' +
  '[&_.MuiSwitch-thumb]:size-4.5 [&_.MuiSwitch-thumb]:rounded-full ' +
  '[&_.MuiSwitch-thumb]:bg-white [&_.MuiSwitch-input]:absolute ' +
  '[&_.MuiSwitch-input]:inset-0 [&_.MuiSwitch-input]:m-0 [&_.MuiSwitch-input]:size-full ' +
  '[&_.MuiSwitch-input]:cursor-pointer [&_.MuiSwitch-input]:opacity-0 ' +
  '[&.Mui-checked_.MuiSwitch-track]:bg-green-800 ' +
  '[&.Mui-checked_.MuiSwitch-thumb]:start-4.75 dark:outline-green-300 ' +
  'dark:[&_.MuiSwitch-track]:bg-slate-400 dark:[&_.MuiSwitch-thumb]:bg-slate-900 ' +
  'dark:[&.Mui-checked_.MuiSwitch-track]:bg-green-300';

const deskButton =
  '[&.Mui-disabled]:cursor-not-allowed [&.Mui-disabled]:bg-slate-200 ' +
  '[&.Mui-disabled]:text-slate-700 dark:[&.Mui-disabled]:bg-slate-700 ' +
  'dark:[&.Mui-disabled]:text-slate-200 cursor-pointer self-start rounded-lg ' +
  'bg-green-800 px-4 py-2 font-semibold text-white outline-offset-2 outline-green-800 ' +
  '[&.Mui-focusVisible]:outline-2 dark:bg-green-300 dark:text-green-950 ' +
  'dark:outline-green-300';

export default function HutDesk() {
  const id = React.useId();
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const order = new FormData(event.currentTarget);
    const beds = Number(order.get('beds'));
    const places = beds === 1 ? '1 bed' : `${beds} beds`;
    const dinner = order.has('dinner') ? 'with dinner' : 'without dinner';
    setMessage(beds >= 1 && beds <= 12 ? `Booked: ${places}, ${dinner}.` : 'Book 1 to 12 beds.');
  };

  return (
    <form className={desk} onSubmit={handleSubmit}>
      <div className={deskField}>
        <label htmlFor={`${id}-party`}>Party</label>
        <Input className={deskInput} id={`${id}-party`} defaultValue="Ridge walkers" />
      </div>
      <div className={deskField}>
        <label htmlFor={`${id}-beds`}>Beds</label>
        <NumberInput
          className={deskNumber}
          id={`${id}-beds`}
          min={1}
          max={12}
          defaultValue={2}
          slotProps={{
            input: { name: 'beds', role: 'spinbutton' },
            incrementButton: { type: 'button', children: '+', 'aria-label': 'One bed more' },
            decrementButton: { type: 'button', children: '−', 'aria-label': 'One bed less' },
          }}
        />
      </div>
      <label className={deskRow}>
        Dinner at seven
        <Switch className={deskSwitch} defaultChecked slotProps={{ input: { name: 'dinner' } }} />
      </label>
      <Button className={deskButton} type="submit">
        Book
      </Button>
      <div role="status">{message}</div>
    </form>
  );
}
