import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function OpenHours() {
  const [hours, setHours] = React.useState([9, 17]);

  return (
    <div className="kiln-box">
      <div className="kiln-label">
        <span>Studio open</span>
        <span>{`${hours[0] ?? 0}:00 to ${hours[1] ?? 0}:00`}</span>
      </div>
      <Slider
        className="kiln-slider"
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
        slotProps={{
          rail: { className: 'kiln-rail' },
          track: { className: 'kiln-track' },
          thumb: { className: 'kiln-thumb' },
        }}
      />
    </div>
  );
}
