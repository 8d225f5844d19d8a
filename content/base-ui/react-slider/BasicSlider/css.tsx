import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function BasicSlider() {
  const label = React.useId();
  const [speed, setSpeed] = React.useState(90);

  return (
    <div className="kiln-box">
      <div className="kiln-label">
        <span id={label}>Speed of the wheel</span>
        <span>{speed} per minute</span>
      </div>
      <Slider
        className="kiln-slider"
        aria-labelledby={label}
        max={240}
        value={speed}
        onChange={(event, value) => setSpeed(Number(value))}
        slotProps={{
          rail: { className: 'kiln-rail' },
          track: { className: 'kiln-track' },
          thumb: { className: 'kiln-thumb' },
        }}
      />
    </div>
  );
}
