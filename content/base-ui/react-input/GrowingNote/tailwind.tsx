import * as React from 'react';
import { Input, type InputOwnerState } from '@mui/base/Input';
import { TextareaAutosize, type TextareaAutosizeProps } from '@mui/base/TextareaAutosize';

const noteField = 'flex w-full max-w-70 flex-col gap-1';

const noteInput =
  'flex items-center rounded-lg border text-slate-900 bg-white border-slate-500 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 ' +
  '[&.Mui-focused]:border-lime-700 [&.Mui-focused]:outline-1 [&.Mui-focused]:outline-lime-700 ' +
  'dark:[&.Mui-focused]:border-lime-300 dark:[&.Mui-focused]:outline-lime-300 ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:min-w-0 [&_.MuiInput-input]:grow ' +
  '[&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 [&_.MuiInput-input]:outline-0 ' +
  '[&_.MuiInput-input]:resize-none';

interface GrowingTextareaProps extends TextareaAutosizeProps {
  ownerState?: InputOwnerState;
}

const GrowingTextarea = React.forwardRef<HTMLTextAreaElement, GrowingTextareaProps>(
  function GrowingTextarea({ ownerState: _ownerState, ...other }, ref) {
    return <TextareaAutosize {...other} ref={ref} />;
  },
);

export default function GrowingNote() {
  const id = React.useId();

  return (
    <div className={noteField}>
      <label htmlFor={id}>Note for the next shift</label>
      <Input
        className={noteInput}
        id={id}
        multiline
        minRows={2}
        maxRows={6}
        slots={{ textarea: GrowingTextarea }}
        defaultValue="Water the seedlings in the morning."
      />
    </div>
  );
}
