import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const Hall = styled('ul')({
  display: 'grid',
  gap: 4,
  width: 320,
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const MachineBadge = styled(Badge)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 32,
  [`& .${badgeClasses.badge}`]: {
    paddingInline: 10,
    border: '1px solid currentcolor',
    borderRadius: 12,
    fontSize: 14,
    lineHeight: '22px',
  },
  [`&[data-state='done'] .${badgeClasses.badge}`]: {
    borderColor: '#166534',
    background: '#166534',
    color: '#fff',
  },
  [`&[data-state='broken'] .${badgeClasses.badge}`]: {
    borderColor: '#b91c1c',
    background: '#b91c1c',
    color: '#fff',
  },
  [`& .${badgeClasses.invisible}`]: { display: 'none' },
  [`.mode-dark &[data-state='done'] .${badgeClasses.badge}`]: {
    borderColor: '#86efac',
    background: '#86efac',
    color: '#052e16',
  },
  [`.mode-dark &[data-state='broken'] .${badgeClasses.badge}`]: {
    borderColor: '#fca5a5',
    background: '#fca5a5',
    color: '#450a0a',
  },
});

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
    <Hall aria-label="Machines">
      {machines.map(({ name, minutes, state }) => (
        <li key={name}>
          <MachineBadge
            badgeContent={state === 'washing' ? `${minutes} min left` : words[state]}
            invisible={state === 'free'}
            data-state={state}
          >
            {name}
          </MachineBadge>
        </li>
      ))}
    </Hall>
  );
}
