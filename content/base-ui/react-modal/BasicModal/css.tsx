import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <button
        className="lost-button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        What is in drawer 12?
      </button>
      <Modal
        className="lost-modal"
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: 'div' }}
      >
        <div className="lost-panel" role="dialog" aria-modal aria-labelledby={id}>
          <h2 className="lost-title" id={id}>
            Drawer 12
          </h2>
          <p className="lost-text">Three umbrellas, a left glove, and the mouthpiece of a tuba.</p>
          <div className="lost-row">
            <button className="main-button" type="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </div>
        </div>
      </Modal>
    </>
  );
}
