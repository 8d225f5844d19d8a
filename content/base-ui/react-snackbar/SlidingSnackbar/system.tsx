import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

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

const SlidingNotice = styled(Snackbar)({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInline: 16,
  zIndex: 1400,
  boxSizing: 'border-box',
  width: 'fit-content',
  marginInline: 'auto',
  padding: '12px 16px',
  borderRadius: 8,
  background: '#1c1917',
  color: '#fff',
  opacity: 0,
  translate: '0 100%',
  transition: 'opacity 200ms, translate 200ms',
  "&[data-shown='true']": { opacity: 1, translate: '0 0' },
  '.mode-dark &': { background: '#fde68a', color: '#1c1917' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

export default function SlidingSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [shown, setShown] = React.useState(false);
  const [exited, setExited] = React.useState(true);

  React.useEffect(() => {
    if (open) {
      setExited(false);
      const frame = requestAnimationFrame(() => setShown(true));
      return () => cancelAnimationFrame(frame);
    }
    setShown(false);
    const timer = setTimeout(() => setExited(true), 200);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <div>
      <HiveButton type="button" onClick={() => setOpen(true)}>
        Close the entrance
      </HiveButton>
      <div role="status">
        <SlidingNotice
          open={open}
          exited={exited}
          data-shown={shown}
          autoHideDuration={5000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          Entrance closed for the night
        </SlidingNotice>
      </div>
    </div>
  );
}
