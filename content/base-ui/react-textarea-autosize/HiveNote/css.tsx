import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

export default function HiveNote() {
  const id = React.useId();

  return (
    <div className="hive-note-field">
      <label htmlFor={id}>Seen at the hive</label>
      <TextareaAutosize
        className="hive-note-area"
        id={id}
        minRows={2}
        aria-describedby={`${id}-hint`}
      />
      <small className="hive-hint" id={`${id}-hint`}>
        Bees, brood, honey, weather
      </small>
    </div>
  );
}
