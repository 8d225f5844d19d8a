import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

export default function ReportForm() {
  const [open, setOpen] = React.useState(false);
  const [reported, setReported] = React.useState('');
  const form = React.useRef<HTMLFormElement>(null);
  const id = React.useId();

  const isEmpty = () => {
    const values = form.current ? [...new FormData(form.current).values()] : [];
    return values.every((value) => value === '');
  };

  return (
    <>
      <button
        className="lost-button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Report a loss
      </button>
      <div className="lost-status" role="status">
        {reported && `We look for: ${reported}`}
      </div>
      <Modal
        className="lost-modal"
        open={open}
        onClose={(event, reason) => {
          if (reason === 'escapeKeyDown' || isEmpty()) setOpen(false);
        }}
        slots={{ backdrop: 'div' }}
      >
        <div className="lost-panel" role="dialog" aria-modal aria-labelledby={`${id}-title`}>
          <h2 className="lost-title" id={`${id}-title`}>
            Report a loss
          </h2>
          <form
            ref={form}
            onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
              event.preventDefault();
              setReported(String(new FormData(event.currentTarget).get('thing')));
              setOpen(false);
            }}
          >
            <label className="report-label" htmlFor={`${id}-thing`}>
              What is it?
            </label>
            <input
              className="report-field"
              id={`${id}-thing`}
              name="thing"
              required
              autoFocus
              autoComplete="off"
            />
            <label className="report-label" htmlFor={`${id}-place`}>
              Where did you see it last?
            </label>
            <input className="report-field" id={`${id}-place`} name="place" autoComplete="off" />
            <div className="lost-row">
              <button className="main-button" type="submit">
                Report
              </button>
              <button className="lost-button" type="button" onClick={() => setOpen(false)}>
                Cancel
              </button>
            </div>
          </form>
        </div>
      </Modal>
    </>
  );
}
