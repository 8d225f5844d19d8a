import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';
import './styles.css';

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
    <div className="cabin-actions">
      <Button className="cabin-button" type="button" onClick={() => setOpen(true)}>
        Lock the cabin…
      </Button>
      <div role="status">{locked ? 'The cabin is locked.' : ''}</div>
      <Modal className="cabin-layer" open={open} onClose={close} slots={{ backdrop: 'div' }}>
        <div
          className="cabin-dialog"
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
        >
          <h2 className="cabin-title" id={`${id}-title`}>
            Lock from inside?
          </h2>
          <p className="cabin-text" id={`${id}-text`}>
            The steward can still open the door.
          </p>
          <div className="cabin-actions">
            <Button className="cabin-button" type="button" onClick={() => decide(true)}>
              Lock
            </Button>
            <Button className="cabin-button" type="button" onClick={() => decide(false)}>
              Leave open
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
