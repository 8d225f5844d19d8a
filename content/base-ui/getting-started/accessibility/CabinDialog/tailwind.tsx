import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';

const cabinActions = 'flex flex-wrap gap-3';

const cabinButton =
  'cursor-pointer rounded-lg bg-blue-800 px-4 py-2 font-semibold text-white ' +
  'outline-offset-2 outline-blue-800 [&.Mui-focusVisible]:outline-2 dark:bg-blue-200 ' +
  'dark:text-blue-950 dark:outline-blue-200';

const cabinLayer =
  'fixed inset-0 z-1300 grid place-items-center p-4 [&_.MuiModal-backdrop]:fixed ' +
  '[&_.MuiModal-backdrop]:inset-0 [&_.MuiModal-backdrop]:bg-black/50';

const cabinDialogBox =
  'relative max-w-80 rounded-xl bg-white p-6 text-slate-900 ' +
  '-outline-offset-3 outline-blue-800 focus-visible:outline-3 dark:bg-slate-800 ' +
  'dark:text-slate-100 dark:outline-blue-200';

const cabinTitle = 'm-0 text-xl font-bold';

const cabinText = 'mt-2 mb-4';

export default function CabinDialog() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [locked, setLocked] = React.useState(false);

  const close = () => setOpen(false);
  const decide = (lock: boolean) => {
    setLocked(lock);
    setOpen(false);
  };

  return (
    <div className={cabinActions}>
      <Button className={cabinButton} type="button" onClick={() => setOpen(true)}>
        Lock the cabin…
      </Button>
      <div role="status">{locked ? 'The cabin is locked.' : ''}</div>
      <Modal className={cabinLayer} open={open} onClose={close} slots={{ backdrop: 'div' }}>
        <div
          className={cabinDialogBox}
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
        >
          <h2 className={cabinTitle} id={`${id}-title`}>
            Lock from inside?
          </h2>
          <p className={cabinText} id={`${id}-text`}>
            The steward can still open the door.
          </p>
          <div className={cabinActions}>
            <Button className={cabinButton} type="button" onClick={() => decide(true)}>
              Lock
            </Button>
            <Button className={cabinButton} type="button" onClick={() => decide(false)}>
              Leave open
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
