import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const LabelField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 360,
});

const LabelArea = styled(TextareaAutosize)({
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

const Hint = styled('small')({
  fontSize: '0.875rem',
  color: '#57534e',
  '.mode-dark &': {
    color: '#d6d3d1',
  },
});

const limit = 80;

export default function LettersLeft() {
  const id = React.useId();
  const [text, setText] = React.useState('Linden honey from the old quarry');
  const left = limit - text.length;

  return (
    <LabelField>
      <label htmlFor={id}>Text for the jar</label>
      <LabelArea
        id={id}
        value={text}
        aria-describedby={`${id}-left`}
        aria-invalid={left < 0 || undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Hint id={`${id}-left`}>
        {left < 0 ? `Letters too many for the label: ${-left}` : `Letters left: ${left}`}
      </Hint>
    </LabelField>
  );
}
