import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const AdornedFields = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 280,
});

const AdornedInput = styled(Input)({
  '--ink': '#0f172a',
  '--hint': '#475569',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4d7c0f',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--hint': '#cbd5e1',
    '--paper': '#1e293b',
    '--edge': '#94a3b8',
    '--ring': '#bef264',
  },
  display: 'flex',
  alignItems: 'center',
  border: '1px solid var(--edge)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  [`&.${inputClasses.focused}`]: { borderColor: 'var(--ring)', outline: '1px solid var(--ring)' },
  [`& .${inputClasses.input}`]: {
    flexGrow: 1,
    minWidth: 0,
    width: '100%',
    boxSizing: 'border-box',
    padding: '8px 12px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  [`& .${inputClasses.input}::placeholder`]: { color: 'var(--hint)', opacity: 1 },
});

const Unit = styled('span')({ paddingInline: 12, opacity: 0.85 });

const SearchIcon = styled('svg')({
  flexShrink: 0,
  width: 20,
  height: 20,
  marginInlineStart: 12,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
});

export default function Adornments() {
  return (
    <AdornedFields>
      <AdornedInput
        aria-label="Find a plant"
        type="search"
        placeholder="Find a plant"
        startAdornment={
          <SearchIcon viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="9" cy="9" r="6" />
            <path d="m14 14 4 4" />
          </SearchIcon>
        }
      />
      <AdornedInput
        aria-label="Height in centimeters"
        type="number"
        defaultValue={40}
        endAdornment={<Unit aria-hidden="true">cm</Unit>}
      />
    </AdornedFields>
  );
}
