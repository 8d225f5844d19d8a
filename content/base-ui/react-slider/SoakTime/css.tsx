import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

const toMinutes = (power: number) => 2 ** power;

export default function SoakTime() {
  const label = React.useId();
  const [power, setPower] = React.useState(4);

  return (
    <div className="kiln-box">
      <div className="kiln-label">
        <span id={label}>Hold the heat</span>
        <span>{`${toMinutes(power)} minutes`}</span>
      </div>
      <Slider
        className="kiln-slider"
        aria-labelledby={label}
        min={1}
        max={8}
        marks
        scale={toMinutes}
        getAriaValueText={(minutes) => `${minutes} minutes`}
        value={power}
        onChange={(event, value) => setPower(Number(value))}
        slotProps={{
          rail: { className: 'kiln-rail' },
          track: { className: 'kiln-track' },
          thumb: { className: 'kiln-thumb' },
          mark: { className: 'kiln-mark' },
        }}
      />
    </div>
  );
}
