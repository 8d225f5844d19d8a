import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const ShapeRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 24 });

const ShapeLabel = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  cursor: 'pointer',
});

const PillSwitch = styled(Switch)({
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

const SlimSwitch = styled(Switch)({
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
    height: 8,
    borderRadius: 4,
    background: 'var(--off)',
    marginBlock: 8,
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 1,
    insetInlineStart: 1,
    width: 22,
    height: 22,
    borderRadius: '50%',
    background: 'var(--off)',
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
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { background: 'var(--on)', opacity: 0.5 },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 17,
    background: 'var(--on)',
  },
  [`&.${switchClasses.focusVisible}`]: {
    borderRadius: 12,
    outline: '2px solid var(--on)',
    outlineOffset: 2,
  },
});

const SquareSwitch = styled(Switch)({
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
    borderRadius: 6,
    background: 'var(--off)',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: 3,
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
    borderRadius: 6,
    outline: '2px solid var(--on)',
    outlineOffset: 2,
  },
});

export default function ThreeShapes() {
  return (
    <ShapeRow>
      <ShapeLabel>
        <PillSwitch defaultChecked />
        Pill
      </ShapeLabel>
      <ShapeLabel>
        <SlimSwitch defaultChecked />
        Slim track
      </ShapeLabel>
      <ShapeLabel>
        <SquareSwitch defaultChecked />
        Square
      </ShapeLabel>
    </ShapeRow>
  );
}
