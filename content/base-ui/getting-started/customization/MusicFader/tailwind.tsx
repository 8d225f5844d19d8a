import * as React from 'react';
import { useSlider } from '@mui/base/useSlider';

const faderPanel = 'w-full max-w-75';

const meter =
  'relative mt-2 flex h-10 w-full cursor-pointer touch-none gap-1 rounded-sm ' +
  'outline-offset-3 outline-indigo-700 data-[focused=true]:outline-2 ' +
  'dark:outline-indigo-300';

const bar =
  'flex-1 rounded-sm border-2 border-indigo-700 data-[lit=true]:bg-indigo-700 ' +
  'dark:border-indigo-300 dark:data-[lit=true]:bg-indigo-300';

const steps = [1, 2, 3, 4, 5, 6, 7, 8];

export default function MusicFader() {
  const id = React.useId();
  const { getHiddenInputProps, getRootProps, focusedThumbIndex, values } = useSlider({
    'aria-labelledby': id,
    defaultValue: 3,
    min: 0,
    max: steps.length,
  });
  const level = values[0] ?? 0;

  return (
    <div className={faderPanel}>
      <div id={id}>Music under the voice</div>
      <span className={meter} data-focused={focusedThumbIndex === 0} {...getRootProps()}>
        {steps.map((step) => (
          <span className={bar} key={step} data-lit={step <= level} />
        ))}
        <input {...getHiddenInputProps()} data-index={0} value={level} />
      </span>
    </div>
  );
}
