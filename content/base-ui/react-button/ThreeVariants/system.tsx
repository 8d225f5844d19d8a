import { Button, buttonClasses } from '@mui/base/Button';
import { Stack, styled } from '@mui/system';

type Emphasis = 'filled' | 'outlined' | 'quiet';

const EmphasisButton = styled(Button, {
  shouldForwardProp: (prop) => prop !== 'emphasis',
})<{ emphasis: Emphasis }>(({ emphasis }) => ({
  '--ink': '#0f766e',
  '--on-ink': '#fff',
  '--wash': '#ccfbf1',
  '.mode-dark &': { '--ink': '#5eead4', '--on-ink': '#042f2e', '--wash': '#134e4a' },
  padding: '8px 16px',
  border: '1px solid transparent',
  borderRadius: 8,
  background: 'transparent',
  color: 'var(--ink)',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  ...(emphasis === 'outlined' && { borderColor: 'var(--ink)' }),
  ...(emphasis === 'filled' && { background: 'var(--ink)', color: 'var(--on-ink)' }),
  '&:hover': emphasis === 'filled' ? { filter: 'brightness(0.92)' } : { background: 'var(--wash)' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid var(--ink)', outlineOffset: 2 },
}));

export default function ThreeVariants() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap">
      <EmphasisButton type="button" emphasis="filled">
        Book tonight
      </EmphasisButton>
      <EmphasisButton type="button" emphasis="outlined">
        See the sky chart
      </EmphasisButton>
      <EmphasisButton type="button" emphasis="quiet">
        Not now
      </EmphasisButton>
    </Stack>
  );
}
