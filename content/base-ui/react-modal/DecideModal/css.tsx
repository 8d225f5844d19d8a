import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

export default function DecideModal() {
  const [open, setOpen] = React.useState(false);
  const [given, setGiven] = React.useState(false);
  const id = React.useId();

  const answer = (give: boolean) => {
    setGiven(give);
    setOpen(false);
  };

  return (
    <>
      <button
        className="lost-button"
        type="button"
        aria-haspopup={given ? undefined : 'dialog'}
        onClick={() => (given ? setGiven(false) : setOpen(true))}
      >
        {given ? 'Take the tuba back' : 'Give the tuba away'}
      </button>
      <div className="lost-status" role="status">
        {given ? 'The tuba goes to the school band.' : 'The tuba is on shelf 3.'}
      </div>
      <Modal
        className="lost-modal"
        open={open}
        onClose={(event, reason) => {
          if (reason === 'escapeKeyDown') answer(false);
        }}
        slots={{ backdrop: 'div' }}
      >
        <div
          className="lost-panel"
          role="alertdialog"
          aria-modal
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
        >
          <h2 className="lost-title" id={`${id}-title`}>
            Give the tuba away?
          </h2>
          <p className="lost-text" id={`${id}-text`}>
            Nobody has asked for it since March.
          </p>
          <div className="lost-row">
            <button className="lost-button" type="button" autoFocus onClick={() => answer(false)}>
              Keep it
            </button>
            <button className="main-button" type="button" onClick={() => answer(true)}>
              Give it away
            </button>
          </div>
        </div>
      </Modal>
    </>
  );
}
