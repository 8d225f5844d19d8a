import * as React from 'react';
import { useButton, type UseButtonParameters } from '@mui/base/useButton';

interface ShutterKeyProps extends UseButtonParameters {
  children: React.ReactNode;
  onClick?: React.MouseEventHandler;
}

const ShutterKey = React.forwardRef<HTMLButtonElement, ShutterKeyProps>(
  function ShutterKey(props, ref) {
    const { children, ...parameters } = props;
    const { active, focusVisible, getRootProps } = useButton({ ...parameters, rootRef: ref });

    return (
      <button
        {...getRootProps()}
        type="button"
        className={[
          'cursor-pointer rounded-lg border border-slate-500 bg-slate-100 px-5 py-3 text-slate-900',
          'dark:bg-slate-800 dark:text-slate-100',
          active ? 'mb-1 translate-y-1' : 'border-b-5',
          focusVisible ? 'outline-2 outline-offset-2 outline-teal-700 dark:outline-teal-300' : '',
        ].join(' ')}
      >
        {children}
      </button>
    );
  },
);

export default function ShutterKeyDemo() {
  const [frames, setFrames] = React.useState(0);

  return <ShutterKey onClick={() => setFrames(frames + 1)}>Frames taken: {frames}</ShutterKey>;
}
