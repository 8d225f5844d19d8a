import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Input, inputClasses } from '@mui/base/Input';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const HiveForm = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 280,
});

const KeeperField = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 });

const KeeperInput = styled(Input)({
  display: 'flex',
  border: '1px solid #78716c',
  borderRadius: 8,
  background: '#fff',
  color: '#1c1917',
  [`&.${inputClasses.focused}`]: { borderColor: '#92400e', outline: '1px solid #92400e' },
  [`& .${inputClasses.input}`]: {
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    padding: '8px 12px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '.mode-dark &': { borderColor: '#a8a29e', background: '#292524', color: '#f5f5f4' },
  [`.mode-dark &.${inputClasses.focused}`]: {
    borderColor: '#fcd34d',
    outline: '1px solid #fcd34d',
  },
});

const FrameSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: 24,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    insetInline: 0,
    top: 10,
    height: 4,
    borderRadius: 2,
    background: '#78716c',
  },
  [`& .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 10,
    height: 4,
    borderRadius: 2,
    background: '#92400e',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    width: 20,
    height: 20,
    marginLeft: -10,
    borderRadius: '50%',
    background: '#92400e',
  },
  [`& .${sliderClasses.focusVisible}`]: { outline: '2px solid #92400e', outlineOffset: 2 },
  [`.mode-dark & .${sliderClasses.rail}`]: { background: '#a8a29e' },
  [`.mode-dark & .${sliderClasses.track}`]: { background: '#fcd34d' },
  [`.mode-dark & .${sliderClasses.thumb}`]: { background: '#fcd34d' },
  [`.mode-dark & .${sliderClasses.focusVisible}`]: { outlineColor: '#fcd34d' },
});

const QueenLabel = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});

const QueenSwitch = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: 40,
  height: 24,
  [`& .${switchClasses.track}`]: {
    display: 'block',
    height: '100%',
    borderRadius: 12,
    background: '#57534e',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: '50%',
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
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { background: '#92400e' },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 19 },
  [`&.${switchClasses.focusVisible}`]: {
    borderRadius: 12,
    outline: '2px solid #92400e',
    outlineOffset: 2,
  },
  [`.mode-dark & .${switchClasses.track}`]: { background: '#a8a29e' },
  [`.mode-dark & .${switchClasses.thumb}`]: { background: '#1c1917' },
  [`.mode-dark &.${switchClasses.checked} .${switchClasses.track}`]: { background: '#fcd34d' },
  [`.mode-dark &.${switchClasses.focusVisible}`]: { outlineColor: '#fcd34d' },
});

const HiveButton = styled(Button)({
  alignSelf: 'start',
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#92400e',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #92400e', outlineOffset: 2 },
  '.mode-dark &': { background: '#fcd34d', color: '#451a03' },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: { outlineColor: '#fcd34d' },
});

export default function InspectionForm() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pairs = [...new FormData(event.currentTarget)];
    setSent(pairs.map(([name, value]) => `${name} = ${String(value)}`).join(', '));
  };

  return (
    <HiveForm onSubmit={handleSubmit}>
      <KeeperField>
        <label htmlFor={`${id}-hive`}>Hive</label>
        <KeeperInput id={`${id}-hive`} name="hive" defaultValue="Under the lime tree" />
      </KeeperField>
      <div>
        <div id={`${id}-frames`}>Frames with brood</div>
        <FrameSlider aria-labelledby={`${id}-frames`} name="brood" defaultValue={3} max={10} />
      </div>
      <QueenLabel>
        Queen seen
        <QueenSwitch slotProps={{ input: { name: 'queen' } }} />
      </QueenLabel>
      <HiveButton type="submit">Send</HiveButton>
      <div role="status">{sent && `The form has: ${sent}`}</div>
    </HiveForm>
  );
}
