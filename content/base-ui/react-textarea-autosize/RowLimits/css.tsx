import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

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
    <div className="rows-note-fields">
      <label className="rows-note-label">
        Without a limit
        <TextareaAutosize className="rows-note-area" value={text} onChange={handleChange} />
      </label>
      <label className="rows-note-label">
        Two to four rows
        <TextareaAutosize
          className="rows-note-area"
          minRows={2}
          maxRows={4}
          value={text}
          onChange={handleChange}
        />
      </label>
      <Button
        className="rows-fill-button"
        type="button"
        onClick={() => setText(text === '' ? note : '')}
      >
        {text === '' ? 'Fill in six lines' : 'Clear both'}
      </Button>
    </div>
  );
}
