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

const StateLine = styled('div')({ marginBlockStart: 12, minHeight: 24 });

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

export default function StayingAlert() {
  const [state, setState] = React.useState<'new' | 'failed' | 'sent'>('new');
  const button = React.useRef<HTMLButtonElement>(null);

  return (
    <div>
      <HiveButton
        type="button"
        ref={button}
        onClick={() => setState(state === 'sent' ? 'new' : 'failed')}
      >
        {state === 'sent' ? 'Weigh again' : 'Send the weights'}
      </HiveButton>
      <StateLine role="status">{state === 'sent' && 'The weights are sent.'}</StateLine>
      <Notice role="alert" open={state === 'failed'}>
        The scale under hive 2 does not answer.
        <NoticeButton
          type="button"
          onClick={() => {
            setState('sent');
            button.current?.focus();
          }}
        >
          Send without it
        </NoticeButton>
      </Notice>
    </div>
  );
}
