import * as React from 'react';
import { useButton, type UseButtonParameters } from '@mui/base/useButton';
import './styles.css';

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
        className="shutter-key"
        data-pressed={active}
        data-focused={focusVisible}
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
