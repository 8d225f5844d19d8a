import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

const noteField = 'flex w-full max-w-90 flex-col gap-1';

const noteArea =
  'block box-border w-full resize-none rounded-lg border border-stone-500 ' +
  'bg-transparent px-3 py-2 outline-offset-1 outline-yellow-800 focus-visible:outline-2 ' +
  'dark:border-stone-400 dark:outline-yellow-300';

const hint = 'text-sm text-stone-600 dark:text-stone-300';

export default function HiveNote() {
  const id = React.useId();

  return (
    <div className={noteField}>
      <label htmlFor={id}>Seen at the hive</label>
      <TextareaAutosize className={noteArea} id={id} minRows={2} aria-describedby={`${id}-hint`} />
      <small className={hint} id={`${id}-hint`}>
        Bees, brood, honey, weather
      </small>
    </div>
  );
}
