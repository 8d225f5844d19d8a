import { Button, type ButtonProps } from '@mui/base/Button';

const shared =
  'cursor-pointer rounded-lg border px-4 py-2 font-semibold ' +
  'focus-visible:outline-2 focus-visible:outline-offset-2 ' +
  'focus-visible:outline-teal-700 dark:focus-visible:outline-teal-300';

const emphases = {
  filled:
    'border-transparent bg-teal-700 text-white hover:bg-teal-800 ' +
    'dark:bg-teal-300 dark:text-teal-950 dark:hover:bg-teal-200',
  outlined:
    'border-teal-700 text-teal-700 hover:bg-teal-100 ' +
    'dark:border-teal-300 dark:text-teal-300 dark:hover:bg-teal-900',
  quiet:
    'border-transparent text-teal-700 hover:bg-teal-100 ' +
    'dark:text-teal-300 dark:hover:bg-teal-900',
};

interface EmphasisButtonProps extends ButtonProps {
  emphasis: keyof typeof emphases;
}

function EmphasisButton({ emphasis, ...other }: EmphasisButtonProps) {
  return <Button type="button" className={`${shared} ${emphases[emphasis]}`} {...other} />;
}

export default function ThreeVariants() {
  return (
    <div className="flex flex-wrap gap-4">
      <EmphasisButton emphasis="filled">Book tonight</EmphasisButton>
      <EmphasisButton emphasis="outlined">See the sky chart</EmphasisButton>
      <EmphasisButton emphasis="quiet">Not now</EmphasisButton>
    </div>
  );
}
