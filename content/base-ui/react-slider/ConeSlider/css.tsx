import { Slider } from '@mui/base/Slider';
import './styles.css';

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
    <div className="kiln-space">
      <Slider
        className="kiln-slider"
        aria-label="Firing"
        min={700}
        max={1300}
        step={null}
        marks={firings}
        defaultValue={1080}
        getAriaValueText={nameOf}
        slotProps={{
          rail: { className: 'kiln-rail' },
          track: { className: 'kiln-track' },
          thumb: { className: 'kiln-thumb' },
          mark: { className: 'kiln-mark' },
          markLabel: { className: 'kiln-caption' },
        }}
      />
    </div>
  );
}
