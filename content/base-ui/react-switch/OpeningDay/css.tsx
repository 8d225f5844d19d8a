import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './styles.css';

const steps = ['Ovens on', 'Doors unlocked', 'Bread in the window'];

export default function OpeningDay() {
  const [done, setDone] = React.useState(1);

  return (
    <div>
      <ul className="day-list">
        {steps.map((step, index) => (
          <li className="day-row" key={step}>
            <label className="day-label">
              {step}
              <Switch
                className="day-switch"
                checked={index < done}
                disabled={index > done}
                onChange={(event) => setDone(event.target.checked ? index + 1 : index)}
              />
            </label>
          </li>
        ))}
      </ul>
      <p className="day-status" role="status">
        {done === steps.length ? 'The bakery is open.' : `Next: ${steps[done]}`}
      </p>
    </div>
  );
}
