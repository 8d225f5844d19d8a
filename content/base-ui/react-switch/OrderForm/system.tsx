import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const OrderFields = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
});

const OrderLabel = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  cursor: 'pointer',
});

const OrderSwitch = styled(Switch)({
  '--off': '#64748b',
  '--on': '#b45309',
  '--thumb': '#fff',
  '.mode-dark &': { '--off': '#94a3b8', '--on': '#fcd34d', '--thumb': '#1c1917' },
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: 40,
  height: 24,
  [`& .${switchClasses.track}`]: {
    display: 'block',
    height: '100%',
    borderRadius: 12,
    background: 'var(--off)',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: '50%',
    background: 'var(--thumb)',
    transition: 'inset-inline-start 120ms',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { background: 'var(--on)' },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 19 },
  [`&.${switchClasses.focusVisible}`]: {
    borderRadius: 12,
    outline: '2px solid var(--on)',
    outlineOffset: 2,
  },
});

const OrderButton = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#b45309',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '.mode-dark &': { background: '#fcd34d', color: '#1c1917' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #b45309', outlineOffset: 2 },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: { outlineColor: '#fcd34d' },
});

export default function OrderForm() {
  const [sent, setSent] = React.useState('');

  return (
    <OrderFields
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(data.has('sliced') ? 'Sent: sliced' : 'Sent: in one piece');
      }}
    >
      <OrderLabel>
        <OrderSwitch slotProps={{ input: { name: 'sliced', role: 'switch' } }} />
        Slice the loaf
      </OrderLabel>
      <OrderButton type="submit">Order</OrderButton>
      <div role="status">{sent}</div>
    </OrderFields>
  );
}
