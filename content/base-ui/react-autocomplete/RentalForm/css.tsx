import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

const instruments = [
  { id: 'n104', label: 'Cello' },
  { id: 'n117', label: 'Concertina' },
  { id: 'n230', label: 'Contrabassoon' },
  { id: 'n231', label: 'Cornet' },
];

export default function RentalForm() {
  const helpId = React.useId();
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
    id,
    value,
  } = useAutocomplete({ options: instruments, onChange: () => setMissing(false) });

  return (
    <form
      className="rental-fields"
      noValidate
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        setMissing(value === null);
        if (value === null) document.getElementById(id)?.focus();
        const data = new FormData(event.currentTarget);
        setSent(value === null ? '' : `Sent: instrument=${data.get('instrument')}`);
      }}
    >
      <div className="rental-field">
        <label {...getInputLabelProps()}>Instrument to rent</label>
        <div className="rental-frame" {...getRootProps()} ref={setAnchorEl}>
          <input
            className="rental-input"
            {...getInputProps()}
            aria-required
            aria-invalid={missing}
            aria-describedby={helpId}
          />
        </div>
        <div className={missing ? 'rental-error' : undefined} id={helpId} aria-live="polite">
          {missing ? 'Choose an instrument from the list.' : 'Required'}
        </div>
        <Popper
          className="rental-popper"
          open={groupedOptions.length > 0}
          anchorEl={anchorEl}
          placement="bottom-start"
          role={undefined}
        >
          <ul className="rental-list" {...getListboxProps()}>
            {(groupedOptions as typeof instruments).map((option, index) => (
              <li className="rental-option" {...getOptionProps({ option, index })} key={option.id}>
                {option.label}
              </li>
            ))}
          </ul>
        </Popper>
      </div>
      <input type="hidden" name="instrument" value={value?.id ?? ''} />
      <button className="rental-button" type="submit">
        Rent it
      </button>
      <div className="rental-status" role="status">
        {sent}
      </div>
    </form>
  );
}
