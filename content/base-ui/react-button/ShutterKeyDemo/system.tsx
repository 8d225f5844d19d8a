import * as React from 'react';
import { useButton, type UseButtonParameters } from '@mui/base/useButton';
import { styled } from '@mui/system';

interface ShutterKeyProps extends UseButtonParameters {
  children: React.ReactNode;
  onClick?: React.MouseEventHandler;
}

const Key = styled('button')({
  padding: '12px 20px',
  border: '1px solid #64748b',
  borderBottomWidth: 5,
  borderRadius: 8,
  background: '#f1f5f9',
  color: '#0f172a',
  font: 'inherit',
  cursor: 'pointer',
  '&[data-pressed="true"]': { borderBottomWidth: 1, translate: '0 4px', marginBottom: 4 },
  '&[data-focused="true"]': { outline: '2px solid #0f766e', outlineOffset: 2 },
  '.mode-dark &': {
    background: '#1e293b',
    color: '#f1f5f9',
    '&[data-focused="true"]': { outlineColor: '#5eead4' },
  },
});

const ShutterKey = React.forwardRef<HTMLButtonElement, ShutterKeyProps>(
  function ShutterKey(props, ref) {
    const { children, ...parameters } = props;
    const { active, focusVisible, getRootProps } = useButton({ ...parameters, rootRef: ref });

    return (
      <Key {...getRootProps()} type="button" data-pressed={active} data-focused={focusVisible}>
        {children}
      </Key>
    );
  },
);

export default function ShutterKeyDemo() {
  const [frames, setFrames] = React.useState(0);

  return <ShutterKey onClick={() => setFrames(frames + 1)}>Frames taken: {frames}</ShutterKey>;
}
