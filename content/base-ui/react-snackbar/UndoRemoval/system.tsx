import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

const FrameList = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  width: 280,
  maxWidth: '100%',
  minHeight: 136,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '&:focus-visible': { outline: '2px solid #92400e', outlineOffset: 4 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const FrameItem = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});

const HiveButton = styled('button')({
  padding: '8px 16px',
  border: '1px solid #78716c',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'rgb(120 113 108 / 0.15)' },
  '&:focus-visible': { outline: '2px solid #92400e', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#a8a29e', '&:focus-visible': { outlineColor: '#fcd34d' } },
});

const Notice = styled(Snackbar)({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInline: 16,
  zIndex: 1400,
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  width: 'fit-content',
  marginInline: 'auto',
  padding: '12px 16px',
  borderRadius: 8,
  background: '#1c1917',
  color: '#fff',
  '.mode-dark &': { background: '#fde68a', color: '#1c1917' },
});

const NoticeButton = styled('button')({
  padding: '4px 8px',
  border: '1px solid currentcolor',
  borderRadius: 6,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid currentcolor', outlineOffset: 2 },
});

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
      <FrameList ref={list} tabIndex={-1} aria-label="Frames in the hive">
        {frames
          .filter((frame) => !removed.includes(frame))
          .map((frame) => (
            <FrameItem key={frame}>
              {frame}
              <HiveButton
                type="button"
                aria-label={`Take out the frame ${frame}`}
                onClick={() => remove(frame)}
              >
                Take out
              </HiveButton>
            </FrameItem>
          ))}
      </FrameList>
      <HiveButton
        type="button"
        onClick={() => {
          setRemoved([]);
          setOpen(false);
        }}
      >
        Put all back
      </HiveButton>
      <div role="status">
        <Notice
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
          <NoticeButton type="button" onClick={undo}>
            Put it back
          </NoticeButton>
        </Notice>
      </div>
    </div>
  );
}
