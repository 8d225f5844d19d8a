import { Badge } from '@mui/base/Badge';

const hall = 'grid w-80 max-w-full gap-1';

const machineBadge =
  'flex min-h-8 items-center justify-between gap-4 [&_.MuiBadge-badge]:rounded-full ' +
  '[&_.MuiBadge-badge]:border [&_.MuiBadge-badge]:border-current ' +
  '[&_.MuiBadge-badge]:px-2.5 [&_.MuiBadge-badge]:text-sm/5.5 ' +
  'data-[state=broken]:[&_.MuiBadge-badge]:border-red-700 ' +
  'data-[state=broken]:[&_.MuiBadge-badge]:bg-red-700 ' +
  'data-[state=broken]:[&_.MuiBadge-badge]:text-white ' +
  'data-[state=done]:[&_.MuiBadge-badge]:border-green-800 ' +
  'data-[state=done]:[&_.MuiBadge-badge]:bg-green-800 ' +
  'data-[state=done]:[&_.MuiBadge-badge]:text-white [&_.MuiBadge-invisible]:hidden ' +
  'dark:data-[state=broken]:[&_.MuiBadge-badge]:border-red-300 ' +
  'dark:data-[state=broken]:[&_.MuiBadge-badge]:bg-red-300 ' +
  'dark:data-[state=broken]:[&_.MuiBadge-badge]:text-red-950 ' +
  'dark:data-[state=done]:[&_.MuiBadge-badge]:border-green-300 ' +
  'dark:data-[state=done]:[&_.MuiBadge-badge]:bg-green-300 ' +
  'dark:data-[state=done]:[&_.MuiBadge-badge]:text-green-950';

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
    <ul className={hall} aria-label="Machines">
      {machines.map(({ name, minutes, state }) => (
        <li key={name}>
          <Badge
            className={machineBadge}
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
