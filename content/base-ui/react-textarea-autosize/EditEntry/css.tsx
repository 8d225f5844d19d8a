import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

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
      <div className="entry-entry">
        <p className="entry-entry-text">{text}</p>
        <Button
          className="entry-plain-button"
          ref={editRef}
          type="button"
          onClick={() => setDraft(text)}
        >
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
      className="entry-entry"
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
        className="entry-entry-area"
        autoFocus
        aria-label="Entry"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.setSelectionRange(draft.length, draft.length)}
      />
      <div className="entry-actions">
        <Button className="entry-save-button" type="button" onClick={save}>
          Save
        </Button>
        <Button className="entry-plain-button" type="button" onClick={() => setDraft(null)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
