import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const CellarField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 320,
});

const CellarFrame = styled('div')({
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

const CellarInput = styled('input')({
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

const CellarPopper = styled(Popper)({
  zIndex: 10,
});

const CellarList = styled('ul')({
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

const CellarOption = styled('li')({
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

const CellarStatus = styled('div')({
  minHeight: '1.5em',
});

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
    <CellarField>
      <label {...getInputLabelProps()}>Search the cellar</label>
      <CellarFrame {...getRootProps()} ref={setAnchorEl}>
        <CellarInput {...getInputProps()} />
      </CellarFrame>
      <CellarStatus role="status">{status}</CellarStatus>
      <CellarPopper
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <CellarList {...getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => (
            <CellarOption {...getOptionProps({ option, index })} key={option}>
              {option}
            </CellarOption>
          ))}
        </CellarList>
      </CellarPopper>
    </CellarField>
  );
}
