import { Input } from '@mui/base/Input';
import './styles.css';

export default function Adornments() {
  return (
    <div className="adorned-fields">
      <Input
        className="adorned-input"
        aria-label="Find a plant"
        type="search"
        placeholder="Find a plant"
        startAdornment={
          <svg className="search-icon" viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="9" cy="9" r="6" />
            <path d="m14 14 4 4" />
          </svg>
        }
      />
      <Input
        className="adorned-input"
        aria-label="Height in centimeters"
        type="number"
        defaultValue={40}
        endAdornment={
          <span className="unit" aria-hidden="true">
            cm
          </span>
        }
      />
    </div>
  );
}
