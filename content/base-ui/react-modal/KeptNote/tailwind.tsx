import * as React from 'react';
import { Modal } from '@mui/base/Modal';

const lostButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 outline-offset-2 ' +
  'outline-indigo-700 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:outline-indigo-300';

const keptModal =
  'fixed inset-0 z-1300 flex items-center justify-center p-4 ' +
  '[&.MuiModal-hidden]:hidden [&>.MuiModal-backdrop]:fixed ' +
  '[&>.MuiModal-backdrop]:inset-0 [&>.MuiModal-backdrop]:-z-1 ' +
  '[&>.MuiModal-backdrop]:bg-slate-900/60';

const panel =
  'max-h-full w-full max-w-90 overflow-auto rounded-xl border border-slate-500 ' +
  'bg-white p-6 text-slate-900 -outline-offset-4 outline-indigo-700 ' +
  'focus-visible:outline-2 dark:bg-slate-800 dark:text-slate-100 ' +
  'dark:outline-indigo-300';

const title = 'text-xl/[1.3] font-semibold';

const label = 'mt-4 block';

const note =
  'mt-1 block h-24 w-full resize-none rounded-lg border border-slate-500 p-2 ' +
  'outline-offset-1 outline-indigo-700 focus-visible:outline-2 dark:border-slate-400 ' +
  'dark:outline-indigo-300';

const row = 'mt-6 flex flex-wrap gap-2';

const mainButton =
  'cursor-pointer rounded-lg border border-indigo-700 bg-indigo-700 px-4 py-2 ' +
  'text-white outline-offset-2 outline-indigo-700 focus-visible:outline-2 ' +
  'dark:border-indigo-300 dark:bg-indigo-300 dark:text-indigo-950 ' +
  'dark:outline-indigo-300';

export default function KeptNote() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <button
        className={lostButton}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Describe your suitcase
      </button>
      <Modal
        className={keptModal}
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: 'div' }}
      >
        <div className={panel} role="dialog" aria-modal aria-labelledby={`${id}-title`}>
          <h2 className={title} id={`${id}-title`}>
            Your suitcase
          </h2>
          <label className={label} htmlFor={`${id}-note`}>
            Color, size, stickers
          </label>
          <textarea className={note} id={`${id}-note`} />
          <div className={row}>
            <button className={mainButton} type="button" onClick={() => setOpen(false)}>
              Go on later
            </button>
          </div>
        </div>
      </Modal>
    </>
  );
}
