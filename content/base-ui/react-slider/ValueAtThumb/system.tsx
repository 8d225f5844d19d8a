import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const KilnSpace = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 384,
  padding: '36px 32px 0',
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

const KilnValue = styled('span')({
  position: 'absolute',
  left: '50%',
  bottom: 24,
  padding: '2px 8px',
  borderRadius: 6,
  background: '#134e4a',
  color: '#fff',
  fontSize: 14,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  '.mode-dark &': { background: '#5eead4', color: '#042f2e' },
});

export default function ValueAtThumb() {
  return (
    <KilnSpace>
      <KilnSlider
        aria-label="Temperature"
        min={600}
        max={1300}
        step={10}
        defaultValue={1060}
        getAriaValueText={(value) => `${value} degrees`}
        valueLabelFormat={(value) => `${value} °C`}
        slots={{ rail: KilnRail, track: KilnTrack, thumb: KilnThumb, valueLabel: KilnValue }}
        slotProps={{
          valueLabel: { 'aria-hidden': true },
        }}
      />
    </KilnSpace>
  );
}
