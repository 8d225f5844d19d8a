import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const TicketFields = styled('form')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  width: '100%',
  maxWidth: 280,
});

const TicketField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
});

const TicketButton = styled('button')({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4338ca',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#a5b4fc',
  },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: 42,
  padding: '8px 12px',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': {
    content: "''",
    flexShrink: 0,
    border: '5px solid transparent',
    borderBlockStartColor: 'currentColor',
    borderBlockEndWidth: 0,
  },
  [`&.${selectClasses.focusVisible}`]: {
    outline: '2px solid var(--ring)',
    outlineOffset: 2,
  },
  "&[aria-invalid='true']": {
    borderColor: '#be123c',
  },
  ".mode-dark &[aria-invalid='true']": {
    borderColor: '#fda4af',
  },
});

const TicketList = styled('ul')({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4338ca',
  '--wash': '#e0e7ff',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#a5b4fc',
    '--wash': '#312e81',
  },
  boxSizing: 'border-box',
  minWidth: 200,
  maxHeight: 260,
  margin: '4px 0',
  padding: 4,
  overflow: 'auto',
  listStyle: 'none',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  boxShadow: '0 4px 12px rgb(0 0 0 / 0.16)',
});

const TicketOption = styled(Option)({
  padding: '6px 12px',
  borderRadius: 6,
  borderInlineStart: '4px solid transparent',
  cursor: 'pointer',
  '&:hover': {
    background: 'var(--wash)',
  },
  [`&.${optionClasses.highlighted}`]: {
    outline: '2px solid var(--ring)',
    outlineOffset: -2,
  },
  [`&.${optionClasses.selected}`]: {
    borderColor: 'var(--ring)',
    fontWeight: 600,
  },
});

const TicketHelp = styled('div')({
  '&.error': {
    color: '#be123c',
  },
  '.mode-dark &.error': {
    color: '#fda4af',
  },
});

const TicketStatus = styled('div')({
  minHeight: '1.5em',
});

const SendButton = styled('button')({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4338ca',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#a5b4fc',
  },
  padding: '8px 16px',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid var(--ring)',
    outlineOffset: 2,
  },
});

export default function TicketForm() {
  const id = React.useId();
  const trigger = React.useRef<HTMLButtonElement>(null);
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');

  return (
    <TicketFields
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
      <TicketField>
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
          slots={{ root: TicketButton, listbox: TicketList }}
          slotProps={{ listbox: { 'aria-labelledby': `${id}-class-label` } }}
        >
          <TicketOption value="first">First</TicketOption>
          <TicketOption value="second">Second</TicketOption>
        </Select>
        <TicketHelp className={missing ? 'error' : undefined} id={`${id}-help`}>
          {missing ? 'Choose a class.' : 'Required'}
        </TicketHelp>
      </TicketField>
      <TicketField>
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
          slots={{ root: TicketButton, listbox: TicketList }}
          slotProps={{ listbox: { 'aria-labelledby': `${id}-extras-label` } }}
        >
          <TicketOption value="bike">Bicycle</TicketOption>
          <TicketOption value="dog">Dog</TicketOption>
        </Select>
      </TicketField>
      <SendButton type="submit">Reserve</SendButton>
      <TicketStatus role="status">{sent}</TicketStatus>
    </TicketFields>
  );
}
