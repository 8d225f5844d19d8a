import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

const WakePanel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 300,
});

const WakeButton = styled(Button)({
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

const Note = styled(Snackbar)({
  padding: '8px 12px',
  border: '1px solid #1e40af',
  borderRadius: 8,
  background: '#eff6ff',
  color: '#172554',
  '.mode-dark &': { borderColor: '#bfdbfe', background: '#172554', color: '#dbeafe' },
});

export default function WakeUpCall() {
  const [calls, setCalls] = React.useState(0);
  const [open, setOpen] = React.useState(false);

  const order = () => {
    setCalls(calls + 1);
    setOpen(true);
  };

  return (
    <WakePanel>
      <div>
        <WakeButton type="button" onClick={order}>
          Order a wake-up call
        </WakeButton>
      </div>
      <div role="status">
        <Note
          key={calls}
          open={open}
          autoHideDuration={6000}
          onClose={(event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          {calls === 1 ? 'You will be woken once.' : `You will be woken ${calls} times.`}
        </Note>
      </div>
    </WakePanel>
  );
}
