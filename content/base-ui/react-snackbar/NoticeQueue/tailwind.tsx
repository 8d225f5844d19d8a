import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';

const row = 'flex flex-wrap gap-2';

const hiveButton =
  'cursor-pointer rounded-lg border border-stone-500 px-4 py-2 outline-offset-2 ' +
  'outline-amber-800 hover:bg-stone-500/15 focus-visible:outline-2 ' +
  'dark:border-stone-400 dark:outline-amber-300';

const notice =
  'fixed inset-x-4 bottom-4 z-1400 mx-auto flex w-fit flex-wrap items-center gap-x-4 ' +
  'gap-y-2 rounded-lg bg-stone-900 px-4 py-3 text-white dark:bg-amber-200 ' +
  'dark:text-stone-900';

const jobs = ['Hive fed', 'Hive weighed', 'Frames counted'];

export default function NoticeQueue() {
  const [queue, setQueue] = React.useState<{ id: number; text: string }[]>([]);
  const count = React.useRef(0);
  const current = queue[0];

  const add = (text: string) => {
    count.current += 1;
    const id = count.current;
    setQueue((waiting) => [...waiting, { id, text }]);
  };

  return (
    <div>
      <div className={row}>
        {jobs.map((job) => (
          <button className={hiveButton} key={job} type="button" onClick={() => add(job)}>
            {job}
          </button>
        ))}
      </div>
      <div role="status">
        <Snackbar
          className={notice}
          key={current?.id}
          open={current !== undefined}
          autoHideDuration={3000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') setQueue((waiting) => waiting.slice(1));
          }}
        >
          {current?.text}
        </Snackbar>
      </div>
    </div>
  );
}
