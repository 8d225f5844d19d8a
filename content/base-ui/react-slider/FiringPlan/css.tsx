import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Slider } from '@mui/base/Slider';
import './styles.css';

const low = 600;
const high = 1300;

const toAllowed = (value: number) => Math.min(high, Math.max(low, Math.round(value / 10) * 10));

export default function FiringPlan() {
  const label = React.useId();
  const field = React.useId();
  const [degrees, setDegrees] = React.useState(950);
  const [typed, setTyped] = React.useState('950');
  const [saved, setSaved] = React.useState('');

  const set = (value: number) => {
    setDegrees(value);
    setTyped(String(value));
  };

  return (
    <form
      className="plan"
      noValidate
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const value = typed === '' ? degrees : toAllowed(Number(typed));
        set(value);
        setSaved(`The kiln will go up to ${value} °C.`);
      }}
    >
      <div className="kiln-label">
        <label id={label} htmlFor={field}>
          Highest temperature, °C
        </label>
        <input
          className="plan-field"
          id={field}
          type="number"
          min={low}
          max={high}
          step={10}
          value={typed}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
          onBlur={() => set(typed === '' ? degrees : toAllowed(Number(typed)))}
        />
      </div>
      <Slider
        className="kiln-slider"
        aria-labelledby={label}
        min={low}
        max={high}
        step={10}
        value={degrees}
        onChange={(event, value) => set(Number(value))}
        slotProps={{
          rail: { className: 'kiln-rail' },
          track: { className: 'kiln-track' },
          thumb: { className: 'kiln-thumb' },
        }}
      />
      <Button className="plan-button" type="submit">
        Set the kiln
      </Button>
      <p className="plan-status" role="status">
        {saved}
      </p>
    </form>
  );
}
