import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';

const frameList =
  'mb-4 grid min-h-34 w-70 max-w-full content-start gap-2 outline-offset-4 ' +
  'outline-amber-800 focus-visible:outline-2 dark:outline-amber-300';

const frameItem = 'flex items-center justify-between gap-4';

const hiveButton =
  'cursor-pointer rounded-lg border border-stone-500 px-4 py-2 outline-offset-2 ' +
  'outline-amber-800 hover:bg-stone-500/15 focus-visible:outline-2 ' +
  'dark:border-stone-400 dark:outline-amber-300';

const notice =
  'fixed inset-x-4 bottom-4 z-1400 mx-auto flex w-fit flex-wrap items-center gap-x-4 ' +
  'gap-y-2 rounded-lg bg-stone-900 px-4 py-3 text-white dark:bg-amber-200 ' +
  'dark:text-stone-900';

const noticeButton =
  'cursor-pointer rounded-md border border-current px-2 py-1 outline-offset-2 ' +
  'outline-current focus-visible:outline-2';

const frames = ['Brood', 'Pollen', 'Honey'];

export default function UndoRemoval() {
  const [removed, setRemoved] = React.useState<string[]>([]);
  const [open, setOpen] = React.useState(false);
  const list = React.useRef<HTMLUListElement>(null);
  const snackbar = React.useRef<HTMLDivElement>(null);
  const last = removed[removed.length - 1];

  const remove = (frame: string) => {
    setRemoved([...removed, frame]);
    setOpen(true);
    list.current?.focus();
  };

  const undo = () => {
    setRemoved(removed.slice(0, -1));
    setOpen(false);
    list.current?.focus();
  };

  return (
    <div>
      <ul className={frameList} ref={list} tabIndex={-1} aria-label="Frames in the hive">
        {frames
          .filter((frame) => !removed.includes(frame))
          .map((frame) => (
            <li className={frameItem} key={frame}>
              {frame}
              <button
                className={hiveButton}
                type="button"
                aria-label={`Take out the frame ${frame}`}
                onClick={() => remove(frame)}
              >
                Take out
              </button>
            </li>
          ))}
      </ul>
      <button
        className={hiveButton}
        type="button"
        onClick={() => {
          setRemoved([]);
          setOpen(false);
        }}
      >
        Put all back
      </button>
      <div role="status">
        <Snackbar
          className={notice}
          key={removed.length}
          ref={snackbar}
          open={open}
          autoHideDuration={10000}
          resumeHideDuration={6000}
          onClose={(event, reason) => {
            if (reason === 'clickaway') return;
            if (snackbar.current?.contains(document.activeElement)) list.current?.focus();
            setOpen(false);
          }}
        >
          Taken out: {last}
          <button className={noticeButton} type="button" onClick={undo}>
            Put it back
          </button>
        </Snackbar>
      </div>
    </div>
  );
}
