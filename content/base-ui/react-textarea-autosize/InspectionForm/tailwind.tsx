import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';

const sheetForm = 'flex w-full max-w-90 flex-col gap-4';

const sheetLabel = 'flex flex-col gap-1 font-semibold';

const sheetArea =
  'block box-border w-full resize-none rounded-lg border border-stone-500 ' +
  'bg-transparent px-3 py-2 outline-offset-1 outline-yellow-800 focus-visible:outline-2 ' +
  'dark:border-stone-400 dark:outline-yellow-300 font-normal';

const actions = 'flex flex-wrap gap-2';

const sendButton =
  'cursor-pointer self-start rounded-lg border border-transparent bg-yellow-800 px-4 py-2 font-semibold ' +
  'text-white outline-offset-2 outline-yellow-800 focus-visible:outline-2 ' +
  'dark:bg-yellow-300 dark:text-yellow-950 dark:outline-yellow-300';

const clearButton =
  'cursor-pointer self-start rounded-lg border border-yellow-800 px-4 py-2 ' +
  'text-yellow-800 outline-offset-2 outline-yellow-800 focus-visible:outline-2 ' +
  'dark:border-yellow-300 dark:text-yellow-300 dark:outline-yellow-300';

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
      className={sheetForm}
      onSubmit={handleSubmit}
      onReset={() => {
        setSheet(sheet + 1);
        setMessage('Cleared.');
      }}
    >
      <label className={sheetLabel}>
        Report of the inspection
        <TextareaAutosize className={sheetArea} key={sheet} name="report" minRows={2} maxRows={8} />
      </label>
      <div className={actions}>
        <Button className={sendButton} type="submit">
          Send
        </Button>
        <Button className={clearButton} type="reset">
          Clear
        </Button>
      </div>
      <div role="status">{message}</div>
    </form>
  );
}
