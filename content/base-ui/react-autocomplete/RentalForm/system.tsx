import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const RentalField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 320,
});

const RentalFrame = styled('div')({
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

const RentalInput = styled('input')({
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

const RentalPopper = styled(Popper)({
  zIndex: 10,
});

const RentalList = styled('ul')({
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

const RentalOption = styled('li')({
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

const RentalFields = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  width: '100%',
  maxWidth: 320,
});

const RentalHelp = styled('div')({
  '&.error': {
    color: '#be123c',
  },
  '.mode-dark &.error': {
    color: '#fda4af',
  },
});

const RentalStatus = styled('div')({
  minHeight: '1.5em',
});

const RentalButton = styled('button')({
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
  padding: '8px 16px',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid var(--ring)',
    outlineOffset: 2,
  },
});

const instruments = [
  { id: 'n104', label: 'Cello' },
  { id: 'n117', label: 'Concertina' },
  { id: 'n230', label: 'Contrabassoon' },
  { id: 'n231', label: 'Cornet' },
];

export default function RentalForm() {
  const helpId = React.useId();
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
    id,
    value,
  } = useAutocomplete({ options: instruments, onChange: () => setMissing(false) });

  return (
    <RentalFields
      noValidate
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        setMissing(value === null);
        if (value === null) document.getElementById(id)?.focus();
        const data = new FormData(event.currentTarget);
        setSent(value === null ? '' : `Sent: instrument=${data.get('instrument')}`);
      }}
    >
      <RentalField>
        <label {...getInputLabelProps()}>Instrument to rent</label>
        <RentalFrame {...getRootProps()} ref={setAnchorEl}>
          <RentalInput
            {...getInputProps()}
            aria-required
            aria-invalid={missing}
            aria-describedby={helpId}
          />
        </RentalFrame>
        <RentalHelp className={missing ? 'error' : undefined} id={helpId} aria-live="polite">
          {missing ? 'Choose an instrument from the list.' : 'Required'}
        </RentalHelp>
        <RentalPopper
          open={groupedOptions.length > 0}
          anchorEl={anchorEl}
          placement="bottom-start"
          role={undefined}
        >
          <RentalList {...getListboxProps()}>
            {(groupedOptions as typeof instruments).map((option, index) => (
              <RentalOption {...getOptionProps({ option, index })} key={option.id}>
                {option.label}
              </RentalOption>
            ))}
          </RentalList>
        </RentalPopper>
      </RentalField>
      <input type="hidden" name="instrument" value={value?.id ?? ''} />
      <RentalButton type="submit">Rent it</RentalButton>
      <RentalStatus role="status">{sent}</RentalStatus>
    </RentalFields>
  );
}
