import { Button, type ButtonProps } from '@mui/base/Button';

const shared =
  'cursor-pointer rounded-lg px-4 py-2 font-semibold text-white ' +
  'focus-visible:outline-2 focus-visible:outline-offset-2';

const tones = {
  neutral:
    'bg-slate-700 hover:bg-slate-800 focus-visible:outline-slate-700 dark:bg-slate-300 ' +
    'dark:text-slate-900 dark:hover:bg-slate-200 dark:focus-visible:outline-slate-300',
  confirm:
    'bg-teal-700 hover:bg-teal-800 focus-visible:outline-teal-700 dark:bg-teal-300 ' +
    'dark:text-teal-950 dark:hover:bg-teal-200 dark:focus-visible:outline-teal-300',
  danger:
    'bg-rose-700 hover:bg-rose-800 focus-visible:outline-rose-700 dark:bg-rose-300 ' +
    'dark:text-rose-950 dark:hover:bg-rose-200 dark:focus-visible:outline-rose-300',
};

interface ToneButtonProps extends ButtonProps {
  tone: keyof typeof tones;
}

function ToneButton({ tone, ...other }: ToneButtonProps) {
  return <Button type="button" className={`${shared} ${tones[tone]}`} {...other} />;
}

export default function Tones() {
  return (
    <div className="flex flex-wrap gap-4">
      <ToneButton tone="neutral">Hold the slot</ToneButton>
      <ToneButton tone="confirm">Confirm the slot</ToneButton>
      <ToneButton tone="danger">Give up the slot</ToneButton>
    </div>
  );
}
