import { Button } from '@mui/base/Button';

const mossButton =
  'cursor-pointer rounded-lg bg-lime-800 px-4 py-2 text-white hover:bg-lime-900 ' +
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-lime-600 ' +
  'dark:bg-lime-300 dark:text-lime-950 dark:hover:bg-lime-200';

export default function ThreeStylings() {
  return (
    <Button type="button" className={mossButton}>
      Styled with Tailwind CSS
    </Button>
  );
}
