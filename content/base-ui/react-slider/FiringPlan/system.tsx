import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Plan = styled('form')({
  width: '100%',
  maxWidth: 320,
});

const KilnLabel = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  margin: '0 0 12px',
});

const PlanField = styled('input')({
  boxSizing: 'border-box',
  width: 96,
  padding: '6px 8px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '.mode-dark &': { borderColor: '#94a3b8' },
  '&:focus-visible': { outline: '2px solid #0f766e', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#5eead4' },
});

const KilnSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: '100%',
  maxWidth: 320,
  height: 24,
  cursor: 'pointer',
  touchAction: 'none',
});

const KilnRail = styled('span')({
  position: 'absolute',
  left: 0,
  top: 11,
  width: '100%',
  height: 2,
  background: '#64748b',
  '.mode-dark &': { background: '#94a3b8' },
});

const KilnTrack = styled('span')({
  position: 'absolute',
  top: 9,
  height: 6,
  borderRadius: 4,
  background: '#0f766e',
  '.mode-dark &': { background: '#5eead4' },
});

const KilnThumb = styled('span')({
  position: 'absolute',
  top: 2,
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  margin: '0 -10px',
  border: '4px solid #0f766e',
  borderRadius: '50%',
  background: '#fff',
  '.mode-dark &': { borderColor: '#5eead4', background: '#0f172a' },
  [`&.${sliderClasses.focusVisible}`]: { outline: '2px solid #0f766e', outlineOffset: 2 },
  [`.mode-dark &.${sliderClasses.focusVisible}`]: { outlineColor: '#5eead4' },
});

const PlanButton = styled(Button)({
  margin: '16px 0 0',
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#0f766e',
  color: '#fff',
  font: 'inherit',
  cursor: 'pointer',
  '.mode-dark &': { background: '#5eead4', color: '#042f2e' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #0f766e', outlineOffset: 2 },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: { outlineColor: '#5eead4' },
});

const PlanStatus = styled('p')({
  minHeight: 24,
  margin: '12px 0 0',
});

const low = 600;
const high = 1300;

const toAllowed = (value: number) => Math.min(high, Math.max(low, Math.round(value / 10) * 10));

export default function FiringPlan() {
  const label = React.useId();
  const field = React.useId();
  const [degrees, setDegrees] = React.useState(950);
  const [typed, setTyped] = React.useState('950');
  const [saved, setSaved] = React.useState('');

  const set = (value: number) => {
    setDegrees(value);
    setTyped(String(value));
  };

  return (
    <Plan
      noValidate
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const value = typed === '' ? degrees : toAllowed(Number(typed));
        set(value);
        setSaved(`The kiln will go up to ${value} °C.`);
      }}
    >
      <KilnLabel>
        <label id={label} htmlFor={field}>
          Highest temperature, °C
        </label>
        <PlanField
          id={field}
          type="number"
          min={low}
          max={high}
          step={10}
          value={typed}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
          onBlur={() => set(typed === '' ? degrees : toAllowed(Number(typed)))}
        />
      </KilnLabel>
      <KilnSlider
        aria-labelledby={label}
        min={low}
        max={high}
        step={10}
        value={degrees}
        onChange={(event, value) => set(Number(value))}
        slots={{ rail: KilnRail, track: KilnTrack, thumb: KilnThumb }}
      />
      <PlanButton type="submit">Set the kiln</PlanButton>
      <PlanStatus role="status">{saved}</PlanStatus>
    </Plan>
  );
}
