import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const TitlePlace = styled('div')({
  width: '100%',
  maxWidth: 360,
  minHeight: 42,
});

const TitleArea = styled(TextareaAutosize)({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: '4px 0',
  border: 0,
  borderRadius: 0,
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
  borderBottom: '2px solid #78716c',
  fontSize: '1.5rem',
  lineHeight: '32px',
  fontWeight: 700,
});

export default function WrappingTitle() {
  const [title, setTitle] = React.useState('Swarm in the bell tower');

  return (
    <TitlePlace>
      <TitleArea
        aria-label="Title of the story"
        value={title}
        onChange={(event) => setTitle(event.target.value.replace(/\n/g, ' '))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </TitlePlace>
  );
}
