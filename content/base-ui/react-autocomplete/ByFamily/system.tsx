import { Popper } from '@mui/base/Popper';
import { type AutocompleteGroupedOption, useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const GroupField = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 320,
});

const GroupFrame = styled('div')({
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

const GroupInput = styled('input')({
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

const GroupPopper = styled(Popper)({
  zIndex: 10,
});

const GroupList = styled('ul')({
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

const GroupOption = styled('li')({
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
  "&[aria-disabled='true']": {
    opacity: 0.6,
    pointerEvents: 'none',
  },
});

const GroupItem = styled('li')({
  listStyle: 'none',
});

const GroupName = styled('div')({
  padding: '8px 12px 4px',
  fontSize: '0.875rem',
});

const GroupMembers = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

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
    <GroupField>
      <label {...getInputLabelProps()}>Instrument to borrow</label>
      <GroupFrame {...getRootProps()} ref={setAnchorEl}>
        <GroupInput {...getInputProps()} />
      </GroupFrame>
      <GroupPopper
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role={undefined}
      >
        <GroupList {...getListboxProps()}>
          {families.map(({ key, group, index, options }) => (
            <GroupItem key={key} role="presentation">
              <GroupName aria-hidden>{group}</GroupName>
              <GroupMembers role="group" aria-label={group}>
                {options.map((option, place) => (
                  <GroupOption
                    {...getOptionProps({ option, index: index + place })}
                    key={option.id}
                  >
                    {option.isOut ? `${option.label}, on loan` : option.label}
                  </GroupOption>
                ))}
              </GroupMembers>
            </GroupItem>
          ))}
        </GroupList>
      </GroupPopper>
    </GroupField>
  );
}
