import { Button, buttonClasses } from '@mui/base/Button';
import { Stack, styled } from '@mui/system';

const sizes = {
  small: { padding: '4px 10px', fontSize: '0.875rem' },
  medium: { padding: '8px 16px', fontSize: '1rem' },
  large: { padding: '12px 24px', fontSize: '1.125rem' },
};

const SizedButton = styled(Button, {
  shouldForwardProp: (prop) => prop !== 'size',
})<{ size: keyof typeof sizes }>(({ size }) => ({
  border: '1px solid #64748b',
  borderRadius: 8,
  background: '#f1f5f9',
  color: '#0f172a',
  fontFamily: 'inherit',
  lineHeight: 1.5,
  cursor: 'pointer',
  ...sizes[size],
  '&:hover': { background: '#e2e8f0' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #0f766e', outlineOffset: 2 },
  '.mode-dark &': {
    background: '#1e293b',
    color: '#f1f5f9',
    '&:hover': { background: '#334155' },
    [`&.${buttonClasses.focusVisible}`]: { outlineColor: '#5eead4' },
  },
}));

export default function ThreeSizes() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap" alignItems="center">
      <SizedButton type="button" size="small">
        5 minutes
      </SizedButton>
      <SizedButton type="button" size="medium">
        20 minutes
      </SizedButton>
      <SizedButton type="button" size="large">
        The whole night
      </SizedButton>
    </Stack>
  );
}
