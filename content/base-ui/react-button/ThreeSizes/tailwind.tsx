import { Button, type ButtonProps } from '@mui/base/Button';

const shared =
  'cursor-pointer rounded-lg border border-slate-500 bg-slate-100 leading-normal text-slate-900 ' +
  'hover:bg-slate-200 focus-visible:outline-2 focus-visible:outline-offset-2 ' +
  'focus-visible:outline-teal-700 dark:bg-slate-800 dark:text-slate-100 ' +
  'dark:hover:bg-slate-700 dark:focus-visible:outline-teal-300';

const sizes = {
  small: 'px-2.5 py-1 text-sm',
  medium: 'px-4 py-2 text-base',
  large: 'px-6 py-3 text-lg',
};

interface SizedButtonProps extends ButtonProps {
  size: keyof typeof sizes;
}

function SizedButton({ size, ...other }: SizedButtonProps) {
  return <Button type="button" className={`${shared} ${sizes[size]}`} {...other} />;
}

export default function ThreeSizes() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <SizedButton size="small">5 minutes</SizedButton>
      <SizedButton size="medium">20 minutes</SizedButton>
      <SizedButton size="large">The whole night</SizedButton>
    </div>
  );
}
