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

export default function FindInstrument() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
  } = useAutocomplete({ options: instruments });

  return (
    <div className="find-field">
      <label {...getInputLabelProps()}>Instrument</label>
      <div className="find-frame" {...getRootProps()} ref={setAnchorEl}>
        <input className="find-input" {...getInputProps()} />
      </div>
      <Popper
        className="find-popper"
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <ul className="find-list" {...getListboxProps()}>
          {(groupedOptions as typeof instruments).map((option, index) => (
            <li className="find-option" {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
