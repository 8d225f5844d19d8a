import { Button } from '@mui/base/Button';

const keyRow = 'flex flex-wrap gap-4 pb-1';

const studioKey =
  'cursor-pointer rounded-[10px] border-2 border-indigo-700 bg-white px-4.5 py-2.5 ' +
  'font-semibold text-indigo-900 shadow-[0_4px_0_#4338ca] outline-offset-6 ' +
  'outline-indigo-700 hover:bg-indigo-100 [&.Mui-active]:translate-y-1 ' +
  '[&.Mui-active]:shadow-none [&.Mui-focusVisible]:outline-2 ' +
  '[&.Mui-disabled]:cursor-not-allowed [&.Mui-disabled]:border-dashed ' +
  '[&.Mui-disabled]:bg-white [&.Mui-disabled]:shadow-none dark:border-indigo-300 ' +
  'dark:bg-indigo-950 dark:text-indigo-100 dark:shadow-[0_4px_0_#a5b4fc] ' +
  'dark:outline-indigo-300 dark:hover:bg-indigo-900 dark:[&.Mui-active]:shadow-none ' +
  'dark:[&.Mui-disabled]:bg-indigo-950 dark:[&.Mui-disabled]:shadow-none';

export default function StudioKeys() {
  return (
    <div className={keyRow}>
      <Button className={studioKey} type="button">
        Play the jingle
      </Button>
      <Button className={studioKey} type="button" disabled focusableWhenDisabled>
        News, not ready
      </Button>
    </div>
  );
}
