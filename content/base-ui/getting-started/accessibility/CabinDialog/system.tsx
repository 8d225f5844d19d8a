import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Modal, modalClasses } from '@mui/base/Modal';
import { styled } from '@mui/system';

const CabinActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const CabinButton = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#1e40af',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #1e40af', outlineOffset: 2 },
  '.mode-dark &': { background: '#bfdbfe', color: '#172554' },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: { outlineColor: '#bfdbfe' },
});

const CabinLayer = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  [`& .${modalClasses.backdrop}`]: { position: 'fixed', inset: 0, background: 'rgb(0 0 0 / 0.5)' },
});

const CabinDialogBox = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  maxWidth: 320,
  padding: 24,
  borderRadius: 12,
  background: '#fff',
  color: '#0f172a',
  '&:focus-visible': { outline: '3px solid #1e40af', outlineOffset: -3 },
  '.mode-dark &': { background: '#1e293b', color: '#f1f5f9' },
  '.mode-dark &:focus-visible': { outlineColor: '#bfdbfe' },
});

const CabinTitle = styled('h2')({ margin: 0, fontSize: '1.25rem' });

const CabinText = styled('p')({ margin: '8px 0 16px' });

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
    <CabinActions>
      <CabinButton type="button" onClick={() => setOpen(true)}>
        Lock the cabin…
      </CabinButton>
      <div role="status">{locked ? 'The cabin is locked.' : ''}</div>
      <CabinLayer open={open} onClose={close} slots={{ backdrop: 'div' }}>
        <CabinDialogBox
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
        >
          <CabinTitle id={`${id}-title`}>Lock from inside?</CabinTitle>
          <CabinText id={`${id}-text`}>The steward can still open the door.</CabinText>
          <CabinActions>
            <CabinButton type="button" onClick={() => decide(true)}>
              Lock
            </CabinButton>
            <CabinButton type="button" onClick={() => decide(false)}>
              Leave open
            </CabinButton>
          </CabinActions>
        </CabinDialogBox>
      </CabinLayer>
    </CabinActions>
  );
}
