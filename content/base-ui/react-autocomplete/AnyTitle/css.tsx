import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

const titles = ['March of the Snails', 'Rain on Tin', 'Rondo in Blue', 'Waltz for Two Left Feet'];

export default function AnyTitle() {
  const [title, setTitle] = React.useState('');
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
    options: titles,
    freeSolo: true,
    inputValue: title,
    onInputChange: (event, newTitle) => setTitle(newTitle),
  });

  return (
    <div className="title-field">
      <label {...getInputLabelProps()}>Title of the piece</label>
      <div className="title-frame" {...getRootProps()} ref={setAnchorEl}>
        <input className="title-input" {...getInputProps()} />
      </div>
      <div>{title === '' ? 'No title yet' : `Title: ${title}`}</div>
      <Popper
        className="title-popper"
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <ul className="title-list" {...getListboxProps()}>
          {(groupedOptions as typeof titles).map((option, index) => (
            <li className="title-option" {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
    </div>
  );
}
