import { Button, buttonClasses } from '@mui/base/Button';
import { Stack, styled } from '@mui/system';

const DomeButton = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#0f766e',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { background: '#115e59' },
  [`&.${buttonClasses.active}`]: { background: '#134e4a' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #0f766e', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed', background: '#0f766e' },
  '.mode-dark &': {
    background: '#5eead4',
    color: '#042f2e',
    '&:hover': { background: '#99f6e4' },
    [`&.${buttonClasses.active}`]: { background: '#ccfbf1' },
    [`&.${buttonClasses.focusVisible}`]: { outlineColor: '#5eead4' },
    [`&.${buttonClasses.disabled}`]: { background: '#5eead4' },
  },
});

export default function BasicButton() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap">
      <DomeButton type="button">Open the dome</DomeButton>
      <DomeButton type="button" disabled>
        Dome is closed
      </DomeButton>
    </Stack>
  );
}
