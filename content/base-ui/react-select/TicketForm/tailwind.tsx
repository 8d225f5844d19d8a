import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const ticketFields = 'relative flex w-full max-w-70 flex-col items-start gap-4';

const ticketField = 'flex w-full flex-col gap-1';

const ticketButton =
  'flex min-h-10.5 w-full cursor-pointer items-center justify-between gap-3 rounded-lg ' +
  'border border-slate-500 bg-white px-3 py-2 text-start text-slate-900 outline-offset-2 ' +
  'outline-indigo-700 after:shrink-0 after:border-5 after:border-b-0 ' +
  'after:border-transparent after:border-t-current [&.Mui-focusVisible]:outline-2 ' +
  'dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 dark:outline-indigo-300 ' +
  'aria-invalid:border-rose-700 dark:aria-invalid:border-rose-300';

const ticketList =
  'min-w-50 my-1 max-h-65 list-none overflow-auto rounded-lg border border-slate-500 ' +
  'bg-white p-1 text-slate-900 shadow-lg dark:border-slate-400 dark:bg-slate-800 ' +
  'dark:text-slate-100';

const ticketOption =
  'cursor-pointer rounded-md border-s-4 border-transparent px-3 py-1.5 outline-indigo-700 ' +
  '-outline-offset-2 hover:bg-indigo-100 dark:outline-indigo-300 dark:hover:bg-indigo-900 ' +
  '[&.Mui-selected]:border-indigo-700 [&.Mui-selected]:font-semibold ' +
  'dark:[&.Mui-selected]:border-indigo-300 [&.MuiOption-highlighted]:outline-2';

const ticketError = 'text-rose-700 dark:text-rose-300';

const ticketStatus = 'min-h-6';

const sendButton =
  'cursor-pointer rounded-lg border border-slate-500 bg-white px-4 py-2 text-slate-900 ' +
  'outline-offset-2 outline-indigo-700 focus-visible:outline-2 dark:border-slate-400 ' +
  'dark:bg-slate-800 dark:text-slate-100 dark:outline-indigo-300';

export default function TicketForm() {
  const id = React.useId();
  const trigger = React.useRef<HTMLButtonElement>(null);
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');

  return (
    <form
      className={ticketFields}
      noValidate
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const isMissing = data.get('class') === '';
        setMissing(isMissing);
        if (isMissing) trigger.current?.focus();
        setSent(isMissing ? '' : `Sent: class=${data.get('class')}, extras=${data.get('extras')}`);
      }}
    >
      <div className={ticketField}>
        <label id={`${id}-class-label`} htmlFor={`${id}-class`}>
          Class
        </label>
        <Select
          id={`${id}-class`}
          type="button"
          ref={trigger}
          name="class"
          aria-required
          aria-invalid={missing}
          aria-describedby={`${id}-help`}
          onChange={() => setMissing(false)}
          placeholder="Choose a class"
          className={ticketButton}
          slotProps={{ listbox: { className: ticketList, 'aria-labelledby': `${id}-class-label` } }}
        >
          <Option className={ticketOption} value="first">
            First
          </Option>
          <Option className={ticketOption} value="second">
            Second
          </Option>
        </Select>
        <div className={missing ? ticketError : undefined} id={`${id}-help`}>
          {missing ? 'Choose a class.' : 'Required'}
        </div>
      </div>
      <div className={ticketField}>
        <label id={`${id}-extras-label`} htmlFor={`${id}-extras`}>
          Extras
        </label>
        <Select
          id={`${id}-extras`}
          type="button"
          name="extras"
          multiple
          renderValue={(options) => options.map((option) => option.label).join(', ') || 'None'}
          getSerializedValue={(options) => options.map((option) => option.value).join(' ')}
          className={ticketButton}
          slotProps={{
            listbox: { className: ticketList, 'aria-labelledby': `${id}-extras-label` },
          }}
        >
          <Option className={ticketOption} value="bike">
            Bicycle
          </Option>
          <Option className={ticketOption} value="dog">
            Dog
          </Option>
        </Select>
      </div>
      <button className={sendButton} type="submit">
        Reserve
      </button>
      <div className={ticketStatus} role="status">
        {sent}
      </div>
    </form>
  );
}
