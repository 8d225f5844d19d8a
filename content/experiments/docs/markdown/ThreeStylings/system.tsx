import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const MossButton = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#3f6212',
  color: '#fff',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: '#365314' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #65a30d', outlineOffset: 2 },
  '.mode-dark &': { background: '#bef264', color: '#1a2e05', '&:hover': { background: '#d9f99d' } },
});

export default function ThreeStylings() {
  return <MossButton type="button">Styled with MUI System</MossButton>;
}
