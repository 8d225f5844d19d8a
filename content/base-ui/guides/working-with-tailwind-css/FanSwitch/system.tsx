import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const KilnLabel = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  width: '100%',
  maxWidth: 280,
});

const KilnSwitch = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: 44,
  height: 24,
  [`& .${switchClasses.track}`]: {
    display: 'block',
    height: '100%',
    borderRadius: 6,
    background: '#57534e',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: 4,
    background: '#fff',
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
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { background: '#9a3412' },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 23 },
  [`&.${switchClasses.focusVisible}`]: {
    borderRadius: 6,
    outline: '2px solid #9a3412',
    outlineOffset: 2,
  },
  [`.mode-dark & .${switchClasses.track}`]: { background: '#a8a29e' },
  [`.mode-dark & .${switchClasses.thumb}`]: { background: '#1c1917' },
  [`.mode-dark &.${switchClasses.checked} .${switchClasses.track}`]: { background: '#fdba74' },
  [`.mode-dark &.${switchClasses.focusVisible}`]: { outlineColor: '#fdba74' },
});

export default function FanSwitch() {
  return (
    <KilnLabel>
      Fan of the kiln
      <KilnSwitch defaultChecked />
    </KilnLabel>
  );
}
