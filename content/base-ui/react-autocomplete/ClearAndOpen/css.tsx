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

export default function ClearAndOpen() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
    getClearProps,
    getPopupIndicatorProps,
    dirty,
    popupOpen,
  } = useAutocomplete({ options: instruments, defaultValue: 'Oboe' });

  return (
    <div className="loan-field">
      <label {...getInputLabelProps()}>On loan to you</label>
      <div className="loan-frame" {...getRootProps()} ref={setAnchorEl}>
        <input className="loan-input" {...getInputProps()} />
        {dirty && (
          <button className="loan-button" {...getClearProps()} aria-label="Clear">
            ✕
          </button>
        )}
        <button
          className="loan-button"
          {...getPopupIndicatorProps()}
          aria-label={popupOpen ? 'Close the list' : 'Open the list'}
        >
          {popupOpen ? '▴' : '▾'}
        </button>
      </div>
      <Popper
        className="loan-popper"
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <ul className="loan-list" {...getListboxProps()}>
          {(groupedOptions as typeof instruments).map((option, index) => (
            <li className="loan-option" {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
