import { Button } from '@mui/base/Button';

export default function LinkButton() {
  return (
    <Button
      href="#keyboard"
      className={
        'inline-block rounded-lg border border-teal-700 px-4 py-2 font-semibold text-teal-700 ' +
        'no-underline hover:bg-teal-100 focus-visible:outline-2 focus-visible:outline-offset-2 ' +
        'focus-visible:outline-teal-700 dark:border-teal-300 dark:text-teal-300 ' +
        'dark:hover:bg-teal-900 dark:focus-visible:outline-teal-300'
      }
    >
      Go to the keyboard table
    </Button>
  );
}
