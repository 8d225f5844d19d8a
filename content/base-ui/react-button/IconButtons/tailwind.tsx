import { Button } from '@mui/base/Button';

const controlButton =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-lg ' +
  'border border-slate-500 px-3 text-slate-900 hover:bg-slate-200 focus-visible:outline-2 ' +
  'focus-visible:outline-offset-2 focus-visible:outline-teal-700 dark:border-slate-400 ' +
  'dark:text-slate-100 dark:hover:bg-slate-700 dark:focus-visible:outline-teal-300';

const stroke = {
  viewBox: '0 0 20 20',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  'aria-hidden': true,
  className: 'size-5 shrink-0',
} as const;

export default function IconButtons() {
  return (
    <div className="flex flex-wrap gap-4">
      <Button type="button" className={controlButton}>
        <svg {...stroke}>
          <circle cx="10" cy="10" r="6" />
          <path d="M10 1v4M10 15v4M1 10h4M15 10h4" />
        </svg>
        Center the star
      </Button>
      <Button type="button" className={controlButton}>
        Next target
        <svg {...stroke}>
          <path d="M3 10h13M11 5l5 5-5 5" />
        </svg>
      </Button>
      <Button type="button" className={controlButton} aria-label="Zoom in">
        <svg {...stroke}>
          <path d="M10 4v12M4 10h12" />
        </svg>
      </Button>
      <Button type="button" className={controlButton} aria-label="Zoom out">
        <svg {...stroke}>
          <path d="M4 10h12" />
        </svg>
      </Button>
    </div>
  );
}
