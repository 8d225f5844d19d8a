import { Slider } from '@mui/base/Slider';
import './styles.css';

const vents = ['Top', 'Door', 'Floor'];

export default function VentSliders() {
  return (
    <div className="vent-row">
      {vents.map((vent, index) => (
        <div className="vent-column" key={vent}>
          <Slider
            className="vent-slider"
            aria-label={`${vent} vent, percent open`}
            orientation="vertical"
            step={5}
            defaultValue={75 - index * 25}
            slotProps={{
              rail: { className: 'vent-rail' },
              track: { className: 'vent-track' },
              thumb: { className: 'vent-thumb' },
            }}
          />
          <span aria-hidden>{vent}</span>
        </div>
      ))}
    </div>
  );
}
