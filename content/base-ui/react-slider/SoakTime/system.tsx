import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const KilnBox = styled('div')({
  width: '100%',
  maxWidth: 320,
});

const KilnLabel = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  margin: '0 0 8px',
});

const KilnSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: '100%',
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

const KilnMark = styled('span')({
  position: 'absolute',
  top: 8,
  width: 2,
  height: 8,
  margin: '0 -1px',
  background: '#64748b',
  '.mode-dark &': { background: '#94a3b8' },
});

const toMinutes = (power: number) => 2 ** power;

export default function SoakTime() {
  const label = React.useId();
  const [power, setPower] = React.useState(4);

  return (
    <KilnBox>
      <KilnLabel>
        <span id={label}>Hold the heat</span>
        <span>{`${toMinutes(power)} minutes`}</span>
      </KilnLabel>
      <KilnSlider
        aria-labelledby={label}
        min={1}
        max={8}
        marks
        scale={toMinutes}
        getAriaValueText={(minutes) => `${minutes} minutes`}
        value={power}
        onChange={(event, value) => setPower(Number(value))}
        slots={{ rail: KilnRail, track: KilnTrack, thumb: KilnThumb, mark: KilnMark }}
      />
    </KilnBox>
  );
}
