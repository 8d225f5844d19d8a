import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function ValueAtThumb() {
  return (
    <div className="kiln-space">
      <Slider
        className="kiln-slider"
        aria-label="Temperature"
        min={600}
        max={1300}
        step={10}
        defaultValue={1060}
        getAriaValueText={(value) => `${value} degrees`}
        valueLabelFormat={(value) => `${value} °C`}
        slots={{ valueLabel: 'span' }}
        slotProps={{
          rail: { className: 'kiln-rail' },
          track: { className: 'kiln-track' },
          thumb: { className: 'kiln-thumb' },
          valueLabel: { className: 'kiln-value', 'aria-hidden': true },
        }}
      />
    </div>
  );
}
