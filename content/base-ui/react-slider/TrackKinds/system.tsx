import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const KilnBox = styled('div')({
  width: '100%',
  maxWidth: 320,
});

const KilnBlock = styled('div')({
  padding: '0 0 16px',
});

const KilnName = styled('span')({
  display: 'block',
  margin: '0 0 8px',
});

const KilnSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: 24,
  cursor: 'pointer',
  touchAction: 'none',
  [`&.${sliderClasses.disabled}`]: { cursor: 'not-allowed', opacity: 0.5 },
  [`&.${sliderClasses.trackInverted} .${sliderClasses.rail}`]: {
    height: 6,
    top: 9,
    borderRadius: 4,
    background: '#0f766e',
  },
  [`.mode-dark &.${sliderClasses.trackInverted} .${sliderClasses.rail}`]: { background: '#5eead4' },
  [`&.${sliderClasses.trackInverted} .${sliderClasses.track}`]: { background: '#cbd5e1' },
  [`.mode-dark &.${sliderClasses.trackInverted} .${sliderClasses.track}`]: {
    background: '#475569',
  },
  [`&.${sliderClasses.trackFalse} .${sliderClasses.track}`]: { display: 'none' },
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

const kinds = [
  { name: 'Used clay', track: 'normal' },
  { name: 'Clay that is left', track: 'inverted' },
  { name: 'Moisture of the clay', track: false },
] as const;

export default function TrackKinds() {
  return (
    <KilnBox>
      {kinds.map(({ name, track }) => (
        <KilnBlock key={name}>
          <KilnName aria-hidden>{name}</KilnName>
          <KilnSlider
            aria-label={name}
            track={track}
            defaultValue={60}
            slots={{ rail: KilnRail, track: KilnTrack, thumb: KilnThumb }}
          />
        </KilnBlock>
      ))}
      <KilnBlock>
        <KilnName aria-hidden>Glaze, mixed and locked</KilnName>
        <KilnSlider
          aria-label="Glaze, mixed and locked"
          disabled
          defaultValue={60}
          slots={{ rail: KilnRail, track: KilnTrack, thumb: KilnThumb }}
        />
      </KilnBlock>
    </KilnBox>
  );
}
