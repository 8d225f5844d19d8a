import * as React from 'react';
import { Badge } from '@mui/base/Badge';

const row = 'flex flex-wrap items-center gap-6 p-3';

const shrinkingBadge =
  'relative inline-flex [&_.MuiBadge-badge]:absolute [&_.MuiBadge-badge]:-end-2.5 ' +
  '[&_.MuiBadge-badge]:-top-2.5 [&_.MuiBadge-badge]:min-w-6 ' +
  '[&_.MuiBadge-badge]:rounded-full [&_.MuiBadge-badge]:bg-sky-800 ' +
  '[&_.MuiBadge-badge]:px-1.5 [&_.MuiBadge-badge]:text-center ' +
  '[&_.MuiBadge-badge]:text-sm/6 [&_.MuiBadge-badge]:text-white ' +
  '[&_.MuiBadge-badge]:transition-[scale,visibility] [&_.MuiBadge-badge]:duration-150 ' +
  'motion-reduce:[&_.MuiBadge-badge]:transition-none ' +
  '[&_.MuiBadge-invisible]:invisible [&_.MuiBadge-invisible]:scale-0 ' +
  'dark:[&_.MuiBadge-badge]:bg-sky-300 dark:[&_.MuiBadge-badge]:text-sky-950';

const basket =
  'inline-grid h-14 w-22 place-items-center rounded-lg border-2 border-dashed ' +
  'border-slate-500 dark:border-slate-400';

const washButton =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 outline-offset-2 ' +
  'outline-sky-800 hover:bg-slate-500/15 focus-visible:outline-2 ' +
  'aria-disabled:cursor-default aria-disabled:opacity-55 dark:border-slate-400 ' +
  'dark:outline-sky-300';

const check = 'flex min-h-6 items-center gap-2';

const box =
  'size-4.5 accent-sky-800 outline-offset-2 outline-sky-800 focus-visible:outline-2 ' +
  'dark:accent-sky-300 dark:outline-sky-300';

export default function EmptyBasket() {
  const [count, setCount] = React.useState(2);
  const [showZero, setShowZero] = React.useState(false);

  return (
    <div className={row}>
      <Badge className={shrinkingBadge} badgeContent={count} showZero={showZero}>
        <span className={basket}>Scarves</span>
      </Badge>
      <button
        className={washButton}
        type="button"
        aria-disabled={count === 0}
        onClick={() => setCount(Math.max(0, count - 1))}
      >
        Take one out
      </button>
      <button className={washButton} type="button" onClick={() => setCount(count + 1)}>
        Put one in
      </button>
      <label className={check}>
        <input
          className={box}
          type="checkbox"
          checked={showZero}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            setShowZero(event.target.checked)
          }
        />
        Show zero
      </label>
    </div>
  );
}
