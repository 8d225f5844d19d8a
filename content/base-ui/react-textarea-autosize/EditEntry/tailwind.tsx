import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

const entry = 'flex w-full max-w-90 flex-col items-start gap-2';

const entryText = 'm-0 box-border w-full border border-transparent px-3 py-2 whitespace-pre-wrap';

const entryArea =
  'block box-border w-full resize-none rounded-lg border border-stone-500 ' +
  'bg-transparent px-3 py-2 outline-offset-1 outline-yellow-800 focus-visible:outline-2 ' +
  'dark:border-stone-400 dark:outline-yellow-300';

const actions = 'flex flex-wrap gap-2';

const saveButton =
  'cursor-pointer self-start rounded-lg bg-yellow-800 px-4 py-2 font-semibold ' +
  'text-white outline-offset-2 outline-yellow-800 focus-visible:outline-2 ' +
  'dark:bg-yellow-300 dark:text-yellow-950 dark:outline-yellow-300';

const plainButton =
  'cursor-pointer self-start rounded-lg border border-yellow-800 px-4 py-2 ' +
  'text-yellow-800 outline-offset-2 outline-yellow-800 focus-visible:outline-2 ' +
  'dark:border-yellow-300 dark:text-yellow-300 dark:outline-yellow-300';

export default function EditEntry() {
  const [text, setText] = React.useState(
    '12 May. First honey in the upper box.\nThe lime trees bud.',
  );
  const [draft, setDraft] = React.useState<string | null>(null);
  const editRef = React.useRef<HTMLButtonElement>(null);
  const wasEditing = React.useRef(false);
  const editing = draft !== null;

  React.useEffect(() => {
    if (wasEditing.current && !editing) editRef.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (draft === null) {
    return (
      <div className={entry}>
        <p className={entryText}>{text}</p>
        <Button className={plainButton} ref={editRef} type="button" onClick={() => setDraft(text)}>
          Edit the entry
        </Button>
      </div>
    );
  }

  const save = () => {
    setText(draft);
    setDraft(null);
  };

  return (
    <div
      className={entry}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDraft(null);
        if (event.key === 'Enter' && event.ctrlKey) {
          // In Firefox the key would press the button that gets focus.
          event.preventDefault();
          save();
        }
      }}
    >
      <TextareaAutosize
        className={entryArea}
        autoFocus
        aria-label="Entry"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.setSelectionRange(draft.length, draft.length)}
      />
      <div className={actions}>
        <Button className={saveButton} type="button" onClick={save}>
          Save
        </Button>
        <Button className={plainButton} type="button" onClick={() => setDraft(null)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
