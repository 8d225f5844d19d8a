import { Slider } from '@mui/base/Slider';
import './styles.css';

const kinds = [
  { name: 'Used clay', track: 'normal' },
  { name: 'Clay that is left', track: 'inverted' },
  { name: 'Moisture of the clay', track: false },
] as const;

export default function TrackKinds() {
  return (
    <div className="kiln-box">
      {kinds.map(({ name, track }) => (
        <div className="kiln-block" key={name}>
          <span className="kiln-name" aria-hidden>
            {name}
          </span>
          <Slider
            className="kiln-slider"
            aria-label={name}
            track={track}
            defaultValue={60}
            slotProps={{
              rail: { className: 'kiln-rail' },
              track: { className: 'kiln-track' },
              thumb: { className: 'kiln-thumb' },
            }}
          />
        </div>
      ))}
      <div className="kiln-block">
        <span className="kiln-name" aria-hidden>
          Glaze, mixed and locked
        </span>
        <Slider
          className="kiln-slider"
          aria-label="Glaze, mixed and locked"
          disabled
          defaultValue={60}
          slotProps={{
            rail: { className: 'kiln-rail' },
            track: { className: 'kiln-track' },
            thumb: { className: 'kiln-thumb' },
          }}
        />
      </div>
    </div>
  );
}
