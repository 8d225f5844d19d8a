import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

const Note = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  width: '100%',
  maxWidth: 340,
  minHeight: 148,
});

const Editor = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 8,
  width: '100%',
  '& label': { flex: '1 1 200px' },
});

const Field = styled('input')({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  marginTop: 4,
  padding: '8px 12px',
  border: '1px solid #78716c',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: '2px solid #6d28d9', outlineOffset: 1 },
  '.mode-dark &': { borderColor: '#a8a29e' },
  '.mode-dark &:focus-visible': { outlineColor: '#c4b5fd' },
});

const Button = styled('button')({
  padding: '8px 16px',
  border: '1px solid #6d28d9',
  borderRadius: 8,
  background: 'none',
  color: '#6d28d9',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #6d28d9', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#c4b5fd', color: '#c4b5fd' },
  '.mode-dark &:focus-visible': { outlineColor: '#c4b5fd' },
});

export default function CaseNote() {
  const [note, setNote] = React.useState('Spare bridge in the lid');
  const [draft, setDraft] = React.useState<string | null>(null);
  const openerRef = React.useRef<HTMLButtonElement>(null);
  const fieldRef = React.useRef<HTMLInputElement>(null);

  const keep = () => {
    if (draft === null) return;
    setNote(draft);
    setDraft(null);
  };

  return (
    <ClickAwayListener onClickAway={keep}>
      <Note
        onBlur={({ currentTarget, relatedTarget }) => {
          // Nothing takes the focus over: it was a press, or another window.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) keep();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && draft !== null) {
            setDraft(null);
            openerRef.current?.focus();
          }
        }}
      >
        <span>Cello case: {note || 'no note'}</span>
        <Button
          ref={openerRef}
          type="button"
          aria-expanded={draft !== null}
          onClick={() => (draft === null ? setDraft(note) : keep())}
        >
          Change the note
        </Button>
        {draft !== null && (
          <Editor
            onSubmit={(event) => {
              event.preventDefault();
              keep();
              openerRef.current?.focus();
            }}
          >
            <label>
              Note
              <Field
                ref={fieldRef}
                value={draft}
                onChange={(event) => setDraft(event.target.value)}
                autoComplete="off"
                autoFocus
              />
            </label>
            <Button
              type="button"
              onClick={() => {
                setDraft('');
                fieldRef.current?.focus();
              }}
            >
              Empty it
            </Button>
          </Editor>
        )}
      </Note>
    </ClickAwayListener>
  );
}
