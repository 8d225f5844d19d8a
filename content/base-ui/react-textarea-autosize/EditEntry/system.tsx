import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const Entry = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  width: '100%',
  maxWidth: 360,
});

const EntryText = styled('p')({
  boxSizing: 'border-box',
  width: '100%',
  margin: 0,
  padding: '8px 12px',
  border: '1px solid transparent',
  whiteSpace: 'pre-wrap',
});

const EntryArea = styled(TextareaAutosize)({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid #78716c',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  resize: 'none',
  '&:focus-visible': {
    outline: '2px solid #854d0e',
    outlineOffset: 1,
  },
  '.mode-dark &': {
    borderColor: '#a8a29e',
  },
  '.mode-dark &:focus-visible': {
    outlineColor: '#fde047',
  },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
});

const SaveButton = styled(Button)({
  alignSelf: 'flex-start',
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#854d0e',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid #854d0e',
    outlineOffset: 2,
  },
  '.mode-dark &': {
    background: '#fde047',
    color: '#422006',
  },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: {
    outlineColor: '#fde047',
  },
});

const PlainButton = styled(Button)({
  alignSelf: 'flex-start',
  padding: '8px 16px',
  border: '1px solid #854d0e',
  borderRadius: 8,
  background: 'none',
  color: '#854d0e',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid #854d0e',
    outlineOffset: 2,
  },
  '.mode-dark &': {
    borderColor: '#fde047',
    color: '#fde047',
  },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: {
    outlineColor: '#fde047',
  },
});

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
      <Entry>
        <EntryText>{text}</EntryText>
        <PlainButton ref={editRef} type="button" onClick={() => setDraft(text)}>
          Edit the entry
        </PlainButton>
      </Entry>
    );
  }

  const save = () => {
    setText(draft);
    setDraft(null);
  };

  return (
    <Entry
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDraft(null);
        if (event.key === 'Enter' && event.ctrlKey) {
          // In Firefox the key would press the button that gets focus.
          event.preventDefault();
          save();
        }
      }}
    >
      <EntryArea
        autoFocus
        aria-label="Entry"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.setSelectionRange(draft.length, draft.length)}
      />
      <Actions>
        <SaveButton type="button" onClick={save}>
          Save
        </SaveButton>
        <PlainButton type="button" onClick={() => setDraft(null)}>
          Cancel
        </PlainButton>
      </Actions>
    </Entry>
  );
}
