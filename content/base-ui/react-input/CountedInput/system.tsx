import * as React from 'react';
import { useInput, type UseInputParameters } from '@mui/base/useInput';
import { styled } from '@mui/system';

const CountedFrame = styled('div')({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4d7c0f',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#bef264',
  },
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  maxWidth: 280,
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  '&[data-focused="true"]': { borderColor: 'var(--ring)', outline: '1px solid var(--ring)' },
});

const BareInput = styled('input')({
  flexGrow: 1,
  minWidth: 0,
  padding: '8px 12px',
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});

const Count = styled('span')({
  paddingInlineEnd: 12,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});

interface CountedInputProps extends UseInputParameters {
  'aria-label': string;
  maxLength: number;
  value: string;
}

function TextWithCount({ 'aria-label': ariaLabel, maxLength, ...parameters }: CountedInputProps) {
  const { focused, getInputProps, getRootProps } = useInput(parameters);

  return (
    <CountedFrame {...getRootProps()} data-focused={focused}>
      <BareInput
        {...getInputProps()}
        value={parameters.value}
        aria-label={ariaLabel}
        maxLength={maxLength}
      />
      <Count>
        {parameters.value.length}/{maxLength}
      </Count>
    </CountedFrame>
  );
}

export default function CountedInput() {
  const [text, setText] = React.useState('Thyme');

  return (
    <TextWithCount
      aria-label="Text on the sign"
      maxLength={24}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
