import { Switch } from '@mui/base/Switch';
import { ClassNameConfigurator } from '@mui/base/utils';

const recordLabel = 'flex items-center gap-4';

const recordSwitch =
  'relative inline-block h-6 w-11 shrink-0 rounded-full border-2 border-indigo-700 ' +
  'outline-offset-2 outline-indigo-700 dark:border-indigo-300 dark:outline-indigo-300';

const dot =
  'absolute top-0.5 size-4 rounded-full border-2 border-indigo-700 dark:border-indigo-300';

const dotOn = 'start-5.5 bg-indigo-700 dark:bg-indigo-300';

export default function OwnClasses() {
  return (
    <ClassNameConfigurator disableDefaultClasses>
      <label className={recordLabel}>
        <Switch
          slots={{ track: null }}
          slotProps={{
            root: ({ focusVisible }) => ({
              className: focusVisible ? `${recordSwitch} outline-2` : recordSwitch,
            }),
            thumb: ({ checked }) => ({
              className: checked ? `${dot} ${dotOn}` : `${dot} start-0.5`,
            }),
            input: { className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0' },
          }}
        />
        Record the show
      </label>
    </ClassNameConfigurator>
  );
}
