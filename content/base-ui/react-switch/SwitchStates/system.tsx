import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const StateRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 24 });

const StateLabel = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  cursor: 'pointer',
  '&:has(:disabled)': { opacity: 0.45, cursor: 'not-allowed' },
});

const StateSwitch = styled(Switch)({
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
  [`&.${switchClasses.disabled} .${switchClasses.input}`]: { cursor: 'not-allowed' },
});

export default function SwitchStates() {
  return (
    <StateRow>
      <StateLabel>
        <StateSwitch />
        Off
      </StateLabel>
      <StateLabel>
        <StateSwitch defaultChecked />
        On
      </StateLabel>
      <StateLabel>
        <StateSwitch disabled />
        Off, disabled
      </StateLabel>
      <StateLabel>
        <StateSwitch disabled defaultChecked />
        On, disabled
      </StateLabel>
    </StateRow>
  );
}
