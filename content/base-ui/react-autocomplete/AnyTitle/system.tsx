import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const TitleField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 320,
});

const TitleFrame = styled('div')({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#0f766e',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#5eead4',
  },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 3,
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  '&:focus-within': {
    borderColor: 'var(--ring)',
    outline: '1px solid var(--ring)',
  },
});

const TitleInput = styled('input')({
  flex: '1 1 80px',
  boxSizing: 'border-box',
  minWidth: 0,
  padding: '5px 9px',
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});

const TitlePopper = styled(Popper)({
  zIndex: 10,
});

const TitleList = styled('ul')({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#0f766e',
  '--wash': '#ccfbf1',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#5eead4',
    '--wash': '#134e4a',
  },
  position: 'relative',
  boxSizing: 'border-box',
  width: 'min(320px, calc(100vw - 32px))',
  maxHeight: 240,
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

const TitleOption = styled('li')({
  padding: '6px 12px',
  borderRadius: 6,
  borderInlineStart: '4px solid transparent',
  cursor: 'pointer',
  '&.Mui-focused': {
    background: 'var(--wash)',
    outline: '2px solid var(--ring)',
    outlineOffset: -2,
  },
  "&[aria-selected='true']": {
    borderColor: 'var(--ring)',
    fontWeight: 600,
  },
});

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
    <TitleField>
      <label {...getInputLabelProps()}>Title of the piece</label>
      <TitleFrame {...getRootProps()} ref={setAnchorEl}>
        <TitleInput {...getInputProps()} />
      </TitleFrame>
      <div>{title === '' ? 'No title yet' : `Title: ${title}`}</div>
      <TitlePopper
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <TitleList {...getListboxProps()}>
          {(groupedOptions as typeof titles).map((option, index) => (
            <TitleOption {...getOptionProps({ option, index })} key={option}>
              {option}
            </TitleOption>
          ))}
        </TitleList>
      </TitlePopper>
    </TitleField>
  );
}
