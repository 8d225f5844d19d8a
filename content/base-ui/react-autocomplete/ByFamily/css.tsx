import { Popper } from '@mui/base/Popper';
import { type AutocompleteGroupedOption, useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

interface Instrument {
  id: string;
  label: string;
  family: string;
  isOut?: boolean;
}

// In the order of the families.
const instruments: Instrument[] = [
  { id: 'p1', label: 'Marimba', family: 'Percussion' },
  { id: 'p2', label: 'Timpani', family: 'Percussion', isOut: true },
  { id: 's1', label: 'Cello', family: 'Strings' },
  { id: 's2', label: 'Harp', family: 'Strings' },
  { id: 's3', label: 'Viola', family: 'Strings', isOut: true },
  { id: 'w1', label: 'Bassoon', family: 'Wind' },
  { id: 'w2', label: 'Oboe', family: 'Wind' },
];

export default function ByFamily() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
  } = useAutocomplete({
    options: instruments,
    groupBy: (instrument) => instrument.family,
    getOptionDisabled: (instrument) => instrument.isOut ?? false,
  });
  const families = groupedOptions as AutocompleteGroupedOption<Instrument>[];

  return (
    <div className="group-field">
      <label {...getInputLabelProps()}>Instrument to borrow</label>
      <div className="group-frame" {...getRootProps()} ref={setAnchorEl}>
        <input className="group-input" {...getInputProps()} />
      </div>
      <Popper
        className="group-popper"
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <ul className="group-list" {...getListboxProps()}>
          {families.map(({ key, group, index, options }) => (
            <li className="group-item" key={key} role="presentation">
              <div className="group-name" aria-hidden>
                {group}
              </div>
              <ul className="group-members" role="group" aria-label={group}>
                {options.map((option, place) => (
                  <li
                    className="group-option"
                    {...getOptionProps({ option, index: index + place })}
                    key={option.id}
                  >
                    {option.isOut ? `${option.label}, on loan` : option.label}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
