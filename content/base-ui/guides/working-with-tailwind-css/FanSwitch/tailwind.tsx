import { Switch } from '@mui/base/Switch';

const kilnLabel = 'flex w-full max-w-70 items-center justify-between gap-4';

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

export default function FanSwitch() {
  return (
    <label className={kilnLabel}>
      Fan of the kiln
      <Switch slotProps={switchParts} defaultChecked />
    </label>
  );
}
