import * as React from 'react';
import { Modal } from '@mui/base/Modal';

const lostButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 outline-offset-2 ' +
  'outline-indigo-700 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:outline-indigo-300';

const status = 'mt-3 min-h-6';

const sheetModal =
  'fixed inset-0 z-1300 flex justify-end [&>.MuiModal-backdrop]:fixed ' +
  '[&>.MuiModal-backdrop]:inset-0 [&>.MuiModal-backdrop]:-z-1 ' +
  '[&>.MuiModal-backdrop]:bg-slate-900/60';

const sheet =
  'flex h-full w-70 max-w-[85%] flex-col gap-4 overflow-auto bg-white p-6 ' +
  'text-slate-900 -outline-offset-4 outline-indigo-700 focus-visible:outline-2 ' +
  'dark:bg-slate-800 dark:text-slate-100 dark:outline-indigo-300';

const title = 'text-xl/[1.3] font-semibold';

const shelfList = 'grid gap-2';

const shelfButton =
  'w-full cursor-pointer rounded-lg border border-transparent px-3 py-2 text-start ' +
  'outline-offset-2 outline-indigo-700 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'aria-[current=true]:border-current aria-[current=true]:font-semibold ' +
  'dark:outline-indigo-300';

const shelves = ['Umbrellas', 'Single gloves', 'Instruments', 'Keys', 'Left on the night train'];

export default function SideSheet() {
  const [open, setOpen] = React.useState(false);
  const [shelf, setShelf] = React.useState('Umbrellas');
  const id = React.useId();

  return (
    <>
      <button
        className={lostButton}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Shelves
      </button>
      <div className={status} role="status">
        You are looking at: {shelf}
      </div>
      <Modal
        className={sheetModal}
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: 'div' }}
      >
        <div className={sheet} role="dialog" aria-modal aria-labelledby={id}>
          <h2 className={title} id={id}>
            Shelves
          </h2>
          <ul className={shelfList}>
            {shelves.map((name) => (
              <li key={name}>
                <button
                  className={shelfButton}
                  type="button"
                  aria-current={name === shelf}
                  onClick={() => {
                    setShelf(name);
                    setOpen(false);
                  }}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <button className={lostButton} type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      </Modal>
    </>
  );
}
