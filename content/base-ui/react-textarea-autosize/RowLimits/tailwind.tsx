import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

const noteFields = 'flex w-full max-w-90 flex-col gap-4';

const noteLabel = 'flex flex-col gap-1 font-semibold';

const noteArea =
  'block box-border w-full resize-none rounded-lg border border-stone-500 ' +
  'bg-transparent px-3 py-2 outline-offset-1 outline-yellow-800 focus-visible:outline-2 ' +
  'dark:border-stone-400 dark:outline-yellow-300 font-normal';

const fillButton =
  'cursor-pointer self-start rounded-lg border border-yellow-800 px-4 py-2 ' +
  'text-yellow-800 outline-offset-2 outline-yellow-800 focus-visible:outline-2 ' +
  'dark:border-yellow-300 dark:text-yellow-300 dark:outline-yellow-300';

const note = `Queen seen on frame 4.
Brood in all stages.
Two frames of honey.
Mites: 3 on the board.
Lid mended.
Water place cleaned.`;

export default function RowLimits() {
  const [text, setText] = React.useState('');
  const handleChange = (event: React.ChangeEvent<HTMLTextAreaElement>) =>
    setText(event.target.value);

  return (
    <div className={noteFields}>
      <label className={noteLabel}>
        Without a limit
        <TextareaAutosize className={noteArea} value={text} onChange={handleChange} />
      </label>
      <label className={noteLabel}>
        Two to four rows
        <TextareaAutosize
          className={noteArea}
          minRows={2}
          maxRows={4}
          value={text}
          onChange={handleChange}
        />
      </label>
      <Button className={fillButton} type="button" onClick={() => setText(text === '' ? note : '')}>
        {text === '' ? 'Fill in six lines' : 'Clear both'}
      </Button>
    </div>
  );
}
