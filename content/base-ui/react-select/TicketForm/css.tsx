import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function TicketForm() {
  const id = React.useId();
  const trigger = React.useRef<HTMLButtonElement>(null);
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');

  return (
    <form
      className="ticket-fields"
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
      <div className="ticket-field">
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
          className="ticket-button"
          slotProps={{
            listbox: { className: 'ticket-list', 'aria-labelledby': `${id}-class-label` },
          }}
        >
          <Option className="ticket-option" value="first">
            First
          </Option>
          <Option className="ticket-option" value="second">
            Second
          </Option>
        </Select>
        <div className={missing ? 'ticket-error' : undefined} id={`${id}-help`}>
          {missing ? 'Choose a class.' : 'Required'}
        </div>
      </div>
      <div className="ticket-field">
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
          className="ticket-button"
          slotProps={{
            listbox: { className: 'ticket-list', 'aria-labelledby': `${id}-extras-label` },
          }}
        >
          <Option className="ticket-option" value="bike">
            Bicycle
          </Option>
          <Option className="ticket-option" value="dog">
            Dog
          </Option>
        </Select>
      </div>
      <button className="send-button" type="submit">
        Reserve
      </button>
      <div className="ticket-status" role="status">
        {sent}
      </div>
    </form>
  );
}
