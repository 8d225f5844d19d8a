import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

const limit = 80;

export default function LettersLeft() {
  const id = React.useId();
  const [text, setText] = React.useState('Linden honey from the old quarry');
  const left = limit - text.length;

  return (
    <div className="jar-label-field">
      <label htmlFor={id}>Text for the jar</label>
      <TextareaAutosize
        className="jar-label-area"
        id={id}
        value={text}
        aria-describedby={`${id}-left`}
        aria-invalid={left < 0 || undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <small className="jar-hint" id={`${id}-left`}>
        {left < 0 ? `Letters too many for the label: ${-left}` : `Letters left: ${left}`}
      </small>
    </div>
  );
}
