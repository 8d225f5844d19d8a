import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Switch, switchClasses } from '@mui/base/Switch';
import { Box, Stack, styled } from '@mui/system';

const Panel = styled('div')({
  '--ink': '#1e293b',
  '--paper': '#f8fafc',
  '--edge': '#cbd5e1',
  '--mark': '#6d28d9',
  '--on-mark': '#fff',
  '--off': '#64748b',
  '.mode-dark &': {
    '--ink': '#e2e8f0',
    '--paper': '#0f172a',
    '--edge': '#334155',
    '--mark': '#c4b5fd',
    '--on-mark': '#2e1065',
    '--off': '#94a3b8',
  },
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 340,
  padding: 20,
  border: '1px solid var(--edge)',
  borderRadius: 16,
  background: 'var(--paper)',
  color: 'var(--ink)',
});

const QuietSwitch = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  width: 40,
  height: 24,
  flexShrink: 0,
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
    background: 'var(--paper)',
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
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { background: 'var(--mark)' },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 19 },
  [`&.${switchClasses.focusVisible}`]: {
    borderRadius: 12,
    outline: '2px solid var(--mark)',
    outlineOffset: 2,
  },
});

const RingButton = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: 'var(--mark)',
  color: 'var(--on-mark)',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid var(--mark)', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
});

export default function FirstLook() {
  const [quiet, setQuiet] = React.useState(true);
  const [rings, setRings] = React.useState(0);

  return (
    <Panel role="group" aria-label="Doorbell">
      <Stack
        component="label"
        direction="row"
        justifyContent="space-between"
        alignItems="center"
        gap={2}
      >
        Quiet hours
        <QuietSwitch checked={quiet} onChange={(event) => setQuiet(event.target.checked)} />
      </Stack>
      <Stack direction="row" alignItems="center" gap={2} mt={2}>
        <RingButton type="button" disabled={quiet} onClick={() => setRings(rings + 1)}>
          Ring the bell
        </RingButton>
        <Box role="status">{quiet ? 'The bell is off' : `Rung: ${rings}`}</Box>
      </Stack>
    </Panel>
  );
}
