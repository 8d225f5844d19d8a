import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

const instruments = [
  'Accordion',
  'Alphorn',
  'Bagpipes',
  'Bassoon',
  'Cello',
  'Clarinet',
  'Double bass',
  'Dulcimer',
  'Flügelhorn',
  'Harp',
  'Oboe',
  'Tuba',
];

export default function SeveralInstruments() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
    getTagProps,
    value,
  } = useAutocomplete({
    options: instruments,
    multiple: true,
    defaultValue: ['Cello', 'Oboe'],
    filterSelectedOptions: true,
  });

  return (
    <div className="band-field">
      <label {...getInputLabelProps()}>Instruments of the piece</label>
      <div className="band-frame" {...getRootProps()} ref={setAnchorEl}>
        {value.map((name, index) => {
          const { key, onDelete, ...tagProps } = getTagProps({ index });
          return (
            <button
              className="band-tag"
              key={key}
              {...tagProps}
              type="button"
              onClick={onDelete}
              aria-label={`Remove ${name}`}
            >
              {name} <span aria-hidden>✕</span>
            </button>
          );
        })}
        <input className="band-input" {...getInputProps()} />
      </div>
      <Popper
        className="band-popper"
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <ul className="band-list" {...getListboxProps()}>
          {(groupedOptions as typeof instruments).map((option, index) => (
            <li className="band-option" {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
