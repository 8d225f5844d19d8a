import { Button } from '@mui/base/Button';

const domeButton =
  'cursor-pointer rounded-lg bg-teal-700 px-4 py-2 font-semibold text-white ' +
  'hover:bg-teal-800 [&.Mui-active]:bg-teal-900 ' +
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-700 ' +
  '[&.Mui-disabled]:cursor-not-allowed [&.Mui-disabled]:bg-teal-700 ' +
  '[&.Mui-disabled]:opacity-50 dark:bg-teal-300 dark:text-teal-950 dark:hover:bg-teal-200 ' +
  'dark:[&.Mui-active]:bg-teal-100 dark:[&.Mui-disabled]:bg-teal-300 ' +
  'dark:focus-visible:outline-teal-300';

export default function BasicButton() {
  return (
    <div className="flex flex-wrap gap-4">
      <Button type="button" className={domeButton}>
        Open the dome
      </Button>
      <Button type="button" className={domeButton} disabled>
        Dome is closed
      </Button>
    </div>
  );
}
