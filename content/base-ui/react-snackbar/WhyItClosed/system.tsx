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

const Reason = styled('div')({ marginBlockStart: 12, minHeight: 24 });

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

const reasons = {
  timeout: 'The time was up.',
  clickaway: 'You pressed beside it.',
  escapeKeyDown: 'You pressed Escape.',
};

export default function WhyItClosed() {
  const [open, setOpen] = React.useState(false);
  const [closedBy, setClosedBy] = React.useState('');

  return (
    <div>
      <HiveButton
        type="button"
        onClick={() => {
          setOpen(true);
          setClosedBy('');
        }}
      >
        Light the smoker
      </HiveButton>
      <Reason role="status">
        {closedBy}
        <Notice
          open={open}
          autoHideDuration={5000}
          onClose={(event, reason) => {
            setOpen(false);
            setClosedBy(reasons[reason]);
          }}
        >
          The smoker is lit
        </Notice>
      </Reason>
    </div>
  );
}
