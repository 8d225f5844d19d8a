import { Badge } from '@mui/base/Badge';
import './styles.css';

interface Machine {
  name: string;
  minutes: number;
  state: 'washing' | 'done' | 'broken' | 'free';
}

const machines: Machine[] = [
  { name: 'Machine 1', minutes: 24, state: 'washing' },
  { name: 'Machine 2', minutes: 0, state: 'done' },
  { name: 'Machine 3', minutes: 0, state: 'broken' },
  { name: 'Machine 4', minutes: 0, state: 'free' },
];

const words = { done: 'Done', broken: 'Out of order', free: '' };

export default function MachineHall() {
  return (
    <ul className="machine-hall" aria-label="Machines">
      {machines.map(({ name, minutes, state }) => (
        <li key={name}>
          <Badge
            className="machine-badge"
            badgeContent={state === 'washing' ? `${minutes} min left` : words[state]}
            invisible={state === 'free'}
            data-state={state}
          >
            {name}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
