import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

const frames = ['Brood', 'Pollen', 'Honey'];

export default function UndoRemoval() {
  const [removed, setRemoved] = React.useState<string[]>([]);
  const [open, setOpen] = React.useState(false);
  const list = React.useRef<HTMLUListElement>(null);
  const snackbar = React.useRef<HTMLDivElement>(null);
  const last = removed[removed.length - 1];

  const remove = (frame: string) => {
    setRemoved([...removed, frame]);
    setOpen(true);
    list.current?.focus();
  };

  const undo = () => {
    setRemoved(removed.slice(0, -1));
    setOpen(false);
    list.current?.focus();
  };

  return (
    <div>
      <ul className="undo-frames" ref={list} tabIndex={-1} aria-label="Frames in the hive">
        {frames
          .filter((frame) => !removed.includes(frame))
          .map((frame) => (
            <li className="undo-frame" key={frame}>
              {frame}
              <button
                className="hive-button"
                type="button"
                aria-label={`Take out the frame ${frame}`}
                onClick={() => remove(frame)}
              >
                Take out
              </button>
            </li>
          ))}
      </ul>
      <button
        className="hive-button"
        type="button"
        onClick={() => {
          setRemoved([]);
          setOpen(false);
        }}
      >
        Put all back
      </button>
      <div role="status">
        <Snackbar
          className="hive-notice"
          key={removed.length}
          ref={snackbar}
          open={open}
          autoHideDuration={10000}
          resumeHideDuration={6000}
          onClose={(event, reason) => {
            if (reason === 'clickaway') return;
            if (snackbar.current?.contains(document.activeElement)) list.current?.focus();
            setOpen(false);
          }}
        >
          Taken out: {last}
          <button className="notice-button" type="button" onClick={undo}>
            Put it back
          </button>
        </Snackbar>
      </div>
    </div>
  );
}
