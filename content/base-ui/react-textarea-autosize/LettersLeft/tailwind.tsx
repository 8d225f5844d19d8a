import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

const labelField = 'flex w-full max-w-90 flex-col gap-1';

const labelArea =
  'block box-border w-full resize-none rounded-lg border border-stone-500 ' +
  'bg-transparent px-3 py-2 outline-offset-1 outline-yellow-800 focus-visible:outline-2 ' +
  'dark:border-stone-400 dark:outline-yellow-300';

const hint = 'text-sm text-stone-600 dark:text-stone-300';

const limit = 80;

export default function LettersLeft() {
  const id = React.useId();
  const [text, setText] = React.useState('Linden honey from the old quarry');
  const left = limit - text.length;

  return (
    <div className={labelField}>
      <label htmlFor={id}>Text for the jar</label>
      <TextareaAutosize
        className={labelArea}
        id={id}
        value={text}
        aria-describedby={`${id}-left`}
        aria-invalid={left < 0 || undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <small className={hint} id={`${id}-left`}>
        {left < 0 ? `Letters too many for the label: ${-left}` : `Letters left: ${left}`}
      </small>
    </div>
  );
}
