import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const VentRow = styled('div')({
  display: 'flex',
  gap: 32,
});

const VentColumn = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
});

const VentSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: 24,
  height: 160,
  cursor: 'pointer',
  touchAction: 'none',
});

const VentRail = styled('span')({
  position: 'absolute',
  left: 11,
  top: 0,
  width: 2,
  height: '100%',
  background: '#64748b',
  '.mode-dark &': { background: '#94a3b8' },
});

const VentTrack = styled('span')({
  position: 'absolute',
  left: 9,
  width: 6,
  borderRadius: 4,
  background: '#0f766e',
  '.mode-dark &': { background: '#5eead4' },
});

const VentThumb = styled('span')({
  position: 'absolute',
  left: 2,
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  margin: '-10px 0',
  border: '4px solid #0f766e',
  borderRadius: '50%',
  background: '#fff',
  '.mode-dark &': { borderColor: '#5eead4', background: '#0f172a' },
  [`&.${sliderClasses.focusVisible}`]: { outline: '2px solid #0f766e', outlineOffset: 2 },
  [`.mode-dark &.${sliderClasses.focusVisible}`]: { outlineColor: '#5eead4' },
});

const vents = ['Top', 'Door', 'Floor'];

export default function VentSliders() {
  return (
    <VentRow>
      {vents.map((vent, index) => (
        <VentColumn key={vent}>
          <VentSlider
            aria-label={`${vent} vent, percent open`}
            orientation="vertical"
            step={5}
            defaultValue={75 - index * 25}
            slots={{ rail: VentRail, track: VentTrack, thumb: VentThumb }}
          />
          <span aria-hidden>{vent}</span>
        </VentColumn>
      ))}
    </VentRow>
  );
}
