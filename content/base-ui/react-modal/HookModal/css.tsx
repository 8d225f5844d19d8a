import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import './styles.css';

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
      <div className="tag-layer" {...getRootProps()}>
        <div className="tag-shade" {...getBackdropProps()} />
        <FocusTrap open isEnabled={isTopModal}>
          <div className="tag-card" role="dialog" aria-modal aria-label={label} tabIndex={-1}>
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
        className="lost-button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Show the tag
      </button>
      <TagModal open={open} onClose={() => setOpen(false)} label="Tag of the black umbrella">
        <div>Black umbrella, wooden handle.</div>
        <div>Found on line 7.</div>
        <div className="tag-row">
          <button className="main-button" type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      </TagModal>
    </>
  );
}
