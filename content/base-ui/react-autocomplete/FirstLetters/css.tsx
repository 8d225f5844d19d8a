import { Popper } from '@mui/base/Popper';
import { createFilterOptions, useAutocomplete } from '@mui/base/useAutocomplete';
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

// Outside the component: it is made once.
const filterOptions = createFilterOptions<string>({ matchFrom: 'start', trim: true, limit: 5 });

export default function FirstLetters() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
    inputValue,
    popupOpen,
  } = useAutocomplete({ options: instruments, filterOptions, autoHighlight: true });

  return (
    <div className="match-field">
      <label {...getInputLabelProps()}>Begins with</label>
      <div className="match-frame" {...getRootProps()} ref={setAnchorEl}>
        <input className="match-input" {...getInputProps()} />
      </div>
      <div className="match-status" role="status">
        {popupOpen && groupedOptions.length === 0 && `Nothing begins with “${inputValue}”.`}
      </div>
      <Popper
        className="match-popper"
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <ul className="match-list" {...getListboxProps()}>
          {(groupedOptions as typeof instruments).map((option, index) => (
            <li className="match-option" {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
