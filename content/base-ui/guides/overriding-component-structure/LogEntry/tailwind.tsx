import * as React from 'react';
import { Input } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';

const logField = 'flex w-full max-w-80 flex-col gap-1';

const logInput =
  'flex rounded-lg border border-slate-500 bg-white text-slate-900 ' +
  '[&.Mui-focused]:border-cyan-800 [&.Mui-focused]:outline-1 [&.Mui-focused]:outline-cyan-800 ' +
  '[&_.MuiInput-input]:w-full [&_.MuiInput-input]:min-w-0 ' +
  '[&_.MuiInput-input]:resize-none [&_.MuiInput-input]:px-3 [&_.MuiInput-input]:py-2 ' +
  '[&_.MuiInput-input]:outline-0 dark:border-slate-400 dark:bg-slate-800 ' +
  'dark:text-slate-100 dark:[&.Mui-focused]:border-cyan-300 ' +
  'dark:[&.Mui-focused]:outline-cyan-300';

const GrowingText = prepareForSlot(TextareaAutosize);

export default function LogEntry() {
  const id = React.useId();

  return (
    <div className={logField}>
      <label htmlFor={id}>Entry for the log</label>
      <Input
        className={logInput}
        id={id}
        multiline
        minRows={2}
        defaultValue="Wind from the west. Fulmar came in with a torn sail."
        slots={{ textarea: GrowingText }}
      />
    </div>
  );
}
