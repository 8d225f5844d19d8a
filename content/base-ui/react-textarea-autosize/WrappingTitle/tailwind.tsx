import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

const titlePlace = 'min-h-10.5 w-full max-w-90';

const titleArea =
  'block box-border w-full resize-none border-b-2 border-stone-500 bg-transparent py-1 ' +
  'text-2xl leading-8 font-bold outline-offset-1 outline-yellow-800 ' +
  'focus-visible:outline-2 dark:border-stone-400 dark:outline-yellow-300';

export default function WrappingTitle() {
  const [title, setTitle] = React.useState('Swarm in the bell tower');

  return (
    <div className={titlePlace}>
      <TextareaAutosize
        className={titleArea}
        aria-label="Title of the story"
        value={title}
        onChange={(event) => setTitle(event.target.value.replace(/\n/g, ' '))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </div>
  );
}
