import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const SizeFields = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 280,
});

const SmallInput = styled(Input)({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4d7c0f',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
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
    padding: '4px 8px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.875rem',
  },
});

const MediumInput = styled(Input)({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4d7c0f',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
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
});

const LargeInput = styled(Input)({
  '--ink': '#0f172a',
  '--paper': '#fff',
  '--edge': '#64748b',
  '--ring': '#4d7c0f',
  '.mode-dark &': {
    '--ink': '#f1f5f9',
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
    padding: '12px 16px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1.125rem',
  },
});

export default function InputSizes() {
  return (
    <SizeFields>
      <SmallInput aria-label="Row" defaultValue="Row 4" />
      <MediumInput aria-label="Bed" defaultValue="Herb bed" />
      <LargeInput aria-label="Garden" defaultValue="Walled garden" />
    </SizeFields>
  );
}
