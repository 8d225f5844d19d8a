import * as React from 'react';
import { useInput, type UseInputParameters } from '@mui/base/useInput';
import './styles.css';

interface CountedInputProps extends UseInputParameters {
  'aria-label': string;
  maxLength: number;
  value: string;
}

function TextWithCount({ 'aria-label': ariaLabel, maxLength, ...parameters }: CountedInputProps) {
  const { focused, getInputProps, getRootProps } = useInput(parameters);

  return (
    <div className="counted-frame" {...getRootProps()} data-focused={focused}>
      <input
        className="bare-input"
        {...getInputProps()}
        value={parameters.value}
        aria-label={ariaLabel}
        maxLength={maxLength}
      />
      <span className="count">
        {parameters.value.length}/{maxLength}
      </span>
    </div>
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
