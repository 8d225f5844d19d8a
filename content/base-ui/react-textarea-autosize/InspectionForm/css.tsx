import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

export default function InspectionForm() {
  const [sheet, setSheet] = React.useState(0);
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('report'));
    const lines = text.split('\n').length;
    const sent = lines === 1 ? 'Sent 1 line.' : `Sent ${lines} lines.`;
    setMessage(text === '' ? 'Nothing to send.' : sent);
  };

  return (
    <form
      className="sheet-sheet-form"
      onSubmit={handleSubmit}
      onReset={() => {
        setSheet(sheet + 1);
        setMessage('Cleared.');
      }}
    >
      <label className="sheet-sheet-label">
        Report of the inspection
        <TextareaAutosize
          className="sheet-sheet-area"
          key={sheet}
          name="report"
          minRows={2}
          maxRows={8}
        />
      </label>
      <div className="sheet-actions">
        <Button className="sheet-send-button" type="submit">
          Send
        </Button>
        <Button className="sheet-clear-button" type="reset">
          Clear
        </Button>
      </div>
      <div role="status">{message}</div>
    </form>
  );
}
