import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

const cellar = [
  'Bass drum',
  'Bass tuba',
  'Broken harp',
  'Lute',
  'Music stand',
  'Snare drum',
  'Small harp',
];

export default function SearchTheCellar() {
  const [value, setValue] = React.useState<string | null>(null);
  const [inputValue, setInputValue] = React.useState('');
  const [found, setFound] = React.useState<string[]>([]);
  const [wanted, setWanted] = React.useState<string | null>(null);

  React.useEffect(() => {
    if (wanted === null) return undefined;
    const timer = setTimeout(() => {
      setFound(cellar.filter((name) => name.toLowerCase().includes(wanted.toLowerCase())));
      setWanted(null);
    }, 600);
    return () => clearTimeout(timer);
  }, [wanted]);

  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
    popupOpen,
  } = useAutocomplete({
    // The chosen one stays among the options.
    options: value === null || found.includes(value) ? found : [value, ...found],
    value,
    onChange: (event, newValue) => setValue(newValue),
    inputValue,
    onInputChange: (event, text, reason) => {
      setInputValue(text);
      setWanted(reason === 'input' && text !== '' ? text : null);
      if (text === '') setFound([]);
    },
  });
  let status = '';
  if (wanted !== null) status = 'Looking in the cellar';
  else if (popupOpen && inputValue !== '') status = `${groupedOptions.length} found`;

  return (
    <div className="cellar-field">
      <label {...getInputLabelProps()}>Search the cellar</label>
      <div className="cellar-frame" {...getRootProps()} ref={setAnchorEl}>
        <input className="cellar-input" {...getInputProps()} />
      </div>
      <div className="cellar-status" role="status">
        {status}
      </div>
      <Popper
        className="cellar-popper"
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <ul className="cellar-list" {...getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => (
            <li className="cellar-option" {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
