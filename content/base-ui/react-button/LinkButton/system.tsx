import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const ChartLink = styled(Button)({
  display: 'inline-block',
  padding: '8px 16px',
  borderRadius: 8,
  border: '1px solid #0f766e',
  color: '#0f766e',
  textDecoration: 'none',
  fontWeight: 600,
  '&:hover': { background: '#ccfbf1' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #0f766e', outlineOffset: 2 },
  '.mode-dark &': {
    borderColor: '#5eead4',
    color: '#5eead4',
    '&:hover': { background: '#134e4a' },
    [`&.${buttonClasses.focusVisible}`]: { outlineColor: '#5eead4' },
  },
});

export default function LinkButton() {
  return <ChartLink href="#keyboard">Go to the keyboard table</ChartLink>;
}
