import { Badge } from '@mui/base/Badge';

const row = 'flex flex-wrap items-center gap-6 p-3';

const cornerBadge =
  'relative inline-flex [&_.MuiBadge-badge]:absolute [&_.MuiBadge-badge]:-end-2.5 ' +
  '[&_.MuiBadge-badge]:-top-2.5 [&_.MuiBadge-badge]:min-w-6 ' +
  '[&_.MuiBadge-badge]:rounded-full [&_.MuiBadge-badge]:bg-sky-800 ' +
  '[&_.MuiBadge-badge]:px-1.5 [&_.MuiBadge-badge]:text-center ' +
  '[&_.MuiBadge-badge]:text-sm/6 [&_.MuiBadge-badge]:text-white ' +
  '[&_.MuiBadge-invisible]:hidden dark:[&_.MuiBadge-badge]:bg-sky-300 ' +
  'dark:[&_.MuiBadge-badge]:text-sky-950';

const basket =
  'inline-grid h-14 w-22 place-items-center rounded-lg border-2 border-dashed ' +
  'border-slate-500 dark:border-slate-400';

export default function LimitedBadge() {
  return (
    <div className={row}>
      <Badge className={cornerBadge} badgeContent={99}>
        <span className={basket}>Sheets</span>
      </Badge>
      <Badge className={cornerBadge} badgeContent={100}>
        <span className={basket}>Napkins</span>
      </Badge>
      <Badge className={cornerBadge} badgeContent={12} max={9}>
        <span className={basket}>Aprons</span>
      </Badge>
    </div>
  );
}
