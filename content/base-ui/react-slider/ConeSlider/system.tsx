import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const KilnSpace = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 368,
  padding: '0 24px 24px',
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
  top: 4,
  width: 2,
  height: 16,
  margin: '0 -1px',
  background: '#64748b',
  '.mode-dark &': { background: '#94a3b8' },
});

const KilnCaption = styled('span')({
  position: 'absolute',
  top: 26,
  width: 64,
  margin: '0 -32px',
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'center',
});

const firings = [
  { value: 700, label: 'Smoke' },
  { value: 900, label: 'Biscuit' },
  { value: 1080, label: 'Earth' },
  { value: 1260, label: 'Stone' },
];

const nameOf = (value: number) =>
  `${firings.find((firing) => firing.value === value)?.label ?? ''}, ${value} degrees`;

export default function ConeSlider() {
  return (
    <KilnSpace>
      <KilnSlider
        aria-label="Firing"
        min={700}
        max={1300}
        step={null}
        marks={firings}
        defaultValue={1080}
        getAriaValueText={nameOf}
        slots={{
          rail: KilnRail,
          track: KilnTrack,
          thumb: KilnThumb,
          mark: KilnMark,
          markLabel: KilnCaption,
        }}
      />
    </KilnSpace>
  );
}
