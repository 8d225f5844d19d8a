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

export default function OpenHours() {
  const [hours, setHours] = React.useState([9, 17]);

  return (
    <KilnBox>
      <KilnLabel>
        <span>Studio open</span>
        <span>{`${hours[0] ?? 0}:00 to ${hours[1] ?? 0}:00`}</span>
      </KilnLabel>
      <KilnSlider
        min={6}
        max={22}
        value={hours}
        onChange={(event, value) => {
          if (!Array.isArray(value)) return;
          const [from = 0, to = 0] = value;
          if (to - from >= 2) setHours([from, to]);
        }}
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Opens' : 'Closes')}
        getAriaValueText={(value) => `${value}:00`}
        slots={{ rail: KilnRail, track: KilnTrack, thumb: KilnThumb }}
      />
    </KilnBox>
  );
}
