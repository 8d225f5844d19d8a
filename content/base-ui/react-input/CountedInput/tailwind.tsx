import * as React from 'react';
import { useInput, type UseInputParameters } from '@mui/base/useInput';

const countedFrame =
  'flex w-full max-w-70 items-center rounded-lg border text-slate-900 bg-white ' +
  'border-slate-500 dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  'data-[focused=true]:border-lime-700 data-[focused=true]:outline-1 ' +
  'data-[focused=true]:outline-lime-700 dark:data-[focused=true]:border-lime-300 ' +
  'dark:data-[focused=true]:outline-lime-300';

const bareInput = 'min-w-0 grow px-3 py-2 outline-0';

const count = 'pe-3 text-sm tabular-nums';

interface CountedInputProps extends UseInputParameters {
  'aria-label': string;
  maxLength: number;
  value: string;
}

function TextWithCount({ 'aria-label': ariaLabel, maxLength, ...parameters }: CountedInputProps) {
  const { focused, getInputProps, getRootProps } = useInput(parameters);

  return (
    <div className={countedFrame} {...getRootProps()} data-focused={focused}>
      <input
        className={bareInput}
        {...getInputProps()}
        value={parameters.value}
        aria-label={ariaLabel}
        maxLength={maxLength}
      />
      <span className={count}>
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
