import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

const shelves = ['Umbrellas', 'Single gloves', 'Instruments', 'Keys', 'Left on the night train'];

export default function SideSheet() {
  const [open, setOpen] = React.useState(false);
  const [shelf, setShelf] = React.useState('Umbrellas');
  const id = React.useId();

  return (
    <>
      <button
        className="lost-button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Shelves
      </button>
      <div className="lost-status" role="status">
        You are looking at: {shelf}
      </div>
      <Modal
        className="sheet-modal"
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: 'div' }}
      >
        <div className="sheet" role="dialog" aria-modal aria-labelledby={id}>
          <h2 className="lost-title" id={id}>
            Shelves
          </h2>
          <ul className="shelf-list">
            {shelves.map((name) => (
              <li key={name}>
                <button
                  className="shelf-button"
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
          <button className="lost-button" type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      </Modal>
    </>
  );
}
