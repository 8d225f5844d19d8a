import * as React from 'react';
import { Badge } from '@mui/base/Badge';

const row = 'flex flex-wrap items-center gap-6 p-3';

const washButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 outline-offset-2 ' +
  'outline-sky-800 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'aria-disabled:cursor-default aria-disabled:opacity-55 dark:border-slate-400 ' +
  'dark:outline-sky-300';

const washBadge =
  'inline-flex items-center gap-2 [&_.MuiBadge-badge]:min-w-6 ' +
  '[&_.MuiBadge-badge]:rounded-full [&_.MuiBadge-badge]:bg-sky-800 ' +
  '[&_.MuiBadge-badge]:px-1.5 [&_.MuiBadge-badge]:text-center ' +
  '[&_.MuiBadge-badge]:text-sm/6 [&_.MuiBadge-badge]:text-white ' +
  '[&_.MuiBadge-invisible]:hidden dark:[&_.MuiBadge-badge]:bg-sky-300 ' +
  'dark:[&_.MuiBadge-badge]:text-sky-950';

const spoken = 'sr-only';

const toText = (count: number) => (count === 1 ? '1 wash is ready' : `${count} washes are ready`);

export default function NamedButton() {
  const [count, setCount] = React.useState(3);
  const [news, setNews] = React.useState('');

  const change = (next: number) => {
    setCount(next);
    setNews(toText(next));
  };

  return (
    <div className={row}>
      <button className={washButton} type="button" onClick={() => change(0)}>
        <Badge
          className={washBadge}
          badgeContent={count}
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          Pick up
        </Badge>
        <span className={spoken}>, {toText(count)}</span>
      </button>
      <button className={washButton} type="button" onClick={() => change(count + 1)}>
        Finish a wash
      </button>
      <span className={spoken} role="status">
        {news}
      </span>
    </div>
  );
}
