import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const FindField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 320,
});

const FindFrame = styled('div')({
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

const FindInput = styled('input')({
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

const FindPopper = styled(Popper)({
  zIndex: 10,
});

const FindList = styled('ul')({
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

const FindOption = styled('li')({
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
    <FindField>
      <label {...getInputLabelProps()}>Instrument</label>
      <FindFrame {...getRootProps()} ref={setAnchorEl}>
        <FindInput {...getInputProps()} />
      </FindFrame>
      <FindPopper
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <FindList {...getListboxProps()}>
          {(groupedOptions as typeof instruments).map((option, index) => (
            <FindOption {...getOptionProps({ option, index })} key={option}>
              {option}
            </FindOption>
          ))}
        </FindList>
      </FindPopper>
    </FindField>
  );
}
