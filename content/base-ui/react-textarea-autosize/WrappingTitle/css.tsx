import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

export default function WrappingTitle() {
  const [title, setTitle] = React.useState('Swarm in the bell tower');

  return (
    <div className="story-title-place">
      <TextareaAutosize
        className="story-title-area"
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
