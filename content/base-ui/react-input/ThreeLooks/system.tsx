import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const LookFields = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 280,
});

const OutlinedInput = styled(Input)({
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

const FilledInput = styled(Input)({
  '--ink': '#0f172a',
  '--hint': '#475569',
  '--paper': '#e2e8f0',
  '--edge': '#64748b',
  '--ring': '#4d7c0f',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
    '--hint': '#cbd5e1',
    '--paper': '#334155',
    '--edge': '#94a3b8',
    '--ring': '#bef264',
  },
  display: 'flex',
  border: '1px solid transparent',
  borderBottomColor: 'var(--edge)',
  borderRadius: '8px 8px 0 0',
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

const UnderlinedInput = styled(Input)({
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
  borderBottom: '2px solid var(--edge)',
  color: 'var(--ink)',
  [`&.${inputClasses.focused}`]: {
    borderColor: 'var(--ring)',
    boxShadow: '0 2px 0 var(--ring)',
  },
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

export default function ThreeLooks() {
  return (
    <LookFields>
      <OutlinedInput aria-label="Genus" placeholder="Genus" />
      <FilledInput aria-label="Species" placeholder="Species" />
      <UnderlinedInput aria-label="Cultivar" placeholder="Cultivar" />
    </LookFields>
  );
}
