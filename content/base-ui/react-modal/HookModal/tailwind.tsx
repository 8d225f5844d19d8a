import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';

const layer = 'fixed inset-0 z-1300 flex items-center justify-center';

const shade = 'absolute inset-0 bg-slate-900/60';

const tag =
  'relative w-70 rounded-xl border-t-12 border-indigo-700 bg-white px-6 pt-10 pb-6 ' +
  'text-center text-slate-900 outline-offset-2 outline-white ' +
  'focus-visible:outline-2 dark:border-indigo-300 dark:bg-slate-800 ' +
  'dark:text-slate-100';

const lostButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 outline-offset-2 ' +
  'outline-indigo-700 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'dark:border-slate-400 dark:outline-indigo-300';

const tagRow = 'mt-6 flex justify-center';

const mainButton =
  'cursor-pointer rounded-lg border border-indigo-700 bg-indigo-700 px-4 py-2 ' +
  'text-white outline-offset-2 outline-indigo-700 focus-visible:outline-2 ' +
  'dark:border-indigo-300 dark:bg-indigo-300 dark:text-indigo-950 ' +
  'dark:outline-indigo-300';

interface TagModalProps {
  open: boolean;
  onClose: () => void;
  label: string;
  children: React.ReactNode;
}

function TagModal({ open, onClose, label, children }: TagModalProps) {
  const { getRootProps, getBackdropProps, portalRef, isTopModal } = useModal({
    open,
    onClose,
    children: null,
    rootRef: null,
  });

  if (!open) return null;
  return (
    <Portal ref={portalRef}>
      <div className={layer} {...getRootProps()}>
        <div className={shade} {...getBackdropProps()} />
        <FocusTrap open isEnabled={isTopModal}>
          <div className={tag} role="dialog" aria-modal aria-label={label} tabIndex={-1}>
            {children}
          </div>
        </FocusTrap>
      </div>
    </Portal>
  );
}

export default function HookModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <button
        className={lostButton}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Show the tag
      </button>
      <TagModal open={open} onClose={() => setOpen(false)} label="Tag of the black umbrella">
        <div>Black umbrella, wooden handle.</div>
        <div>Found on line 7.</div>
        <div className={tagRow}>
          <button className={mainButton} type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      </TagModal>
    </>
  );
}
