import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

interface Line {
  name: string;
  stops: string[];
}

const lines: Line[] = [
  { name: 'Moon line', stops: ['Saltmouth', 'Gull Bay', 'Highmoor'] },
  { name: 'Owl line', stops: ['Fernside', 'Mill Bridge'] },
];

export default function TwoSteps() {
  const id = React.useId();
  const [line, setLine] = React.useState<Line | null>(null);
  const [stop, setStop] = React.useState<string | null>(null);

  return (
    <div className="trip-fields">
      <div className="trip-field">
        <label id={`${id}-line-label`} htmlFor={`${id}-line`}>
          Line
        </label>
        <Select
          id={`${id}-line`}
          value={line}
          onChange={(event, newLine) => {
            setLine(newLine);
            setStop(null);
          }}
          placeholder="Choose a line"
          className="trip-button"
          slotProps={{ listbox: { className: 'trip-list', 'aria-labelledby': `${id}-line-label` } }}
        >
          {lines.map((item) => (
            <Option className="trip-option" key={item.name} value={item}>
              {item.name}
            </Option>
          ))}
        </Select>
      </div>
      <div className="trip-field">
        <label id={`${id}-stop-label`} htmlFor={`${id}-stop`}>
          Stop
        </label>
        <Select
          id={`${id}-stop`}
          value={stop}
          onChange={(event, newStop) => setStop(newStop)}
          disabled={line === null}
          placeholder={line === null ? 'First a line' : 'Choose a stop'}
          className="trip-button"
          slotProps={{ listbox: { className: 'trip-list', 'aria-labelledby': `${id}-stop-label` } }}
        >
          {line?.stops.map((item) => (
            <Option className="trip-option" key={item} value={item}>
              {item}
            </Option>
          ))}
        </Select>
      </div>
    </div>
  );
}
