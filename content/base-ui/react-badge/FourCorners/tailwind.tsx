import { Badge } from '@mui/base/Badge';

const row = 'flex flex-wrap items-center gap-6 p-3';

const placedBadge =
  'relative inline-flex [&_.MuiBadge-badge]:absolute [&_.MuiBadge-badge]:min-w-6 ' +
  '[&_.MuiBadge-badge]:rounded-full [&_.MuiBadge-badge]:bg-sky-800 ' +
  '[&_.MuiBadge-badge]:px-1.5 [&_.MuiBadge-badge]:text-center ' +
  '[&_.MuiBadge-badge]:text-sm/6 [&_.MuiBadge-badge]:text-white ' +
  'data-[corner$=end]:[&_.MuiBadge-badge]:-end-2.5 ' +
  'data-[corner$=start]:[&_.MuiBadge-badge]:-start-2.5 ' +
  'data-[corner^=bottom]:[&_.MuiBadge-badge]:-bottom-2.5 ' +
  'data-[corner^=top]:[&_.MuiBadge-badge]:-top-2.5 ' +
  'dark:[&_.MuiBadge-badge]:bg-sky-300 dark:[&_.MuiBadge-badge]:text-sky-950';

const basket =
  'inline-grid h-14 w-22 place-items-center rounded-lg border-2 border-dashed ' +
  'border-slate-500 dark:border-slate-400';

const corners = ['top start', 'top end', 'bottom start', 'bottom end'];

export default function FourCorners() {
  return (
    <div className={row}>
      {corners.map((corner) => (
        <Badge className={placedBadge} key={corner} data-corner={corner} badgeContent={6}>
          <span className={basket}>Towels</span>
        </Badge>
      ))}
    </div>
  );
}
