import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

export default function KeptNote() {
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
        Describe your suitcase
      </button>
      <Modal
        className="kept-modal"
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: 'div' }}
      >
        <div className="lost-panel" role="dialog" aria-modal aria-labelledby={`${id}-title`}>
          <h2 className="lost-title" id={`${id}-title`}>
            Your suitcase
          </h2>
          <label className="kept-label" htmlFor={`${id}-note`}>
            Color, size, stickers
          </label>
          <textarea className="kept-note" id={`${id}-note`} />
          <div className="lost-row">
            <button className="main-button" type="button" onClick={() => setOpen(false)}>
              Go on later
            </button>
          </div>
        </div>
      </Modal>
    </>
  );
}
