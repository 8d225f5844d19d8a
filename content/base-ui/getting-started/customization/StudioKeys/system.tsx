import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const KeyRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, paddingBlockEnd: 4 });

const StudioKey = styled(Button)({
  padding: '10px 18px',
  border: '2px solid #4338ca',
  borderRadius: 10,
  background: '#fff',
  color: '#312e81',
  boxShadow: '0 4px 0 #4338ca',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { background: '#e0e7ff' },
  [`&.${buttonClasses.active}`]: { boxShadow: 'none', transform: 'translateY(4px)' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #4338ca', outlineOffset: 6 },
  [`&.${buttonClasses.disabled}`]: {
    borderStyle: 'dashed',
    background: '#fff',
    boxShadow: 'none',
    cursor: 'not-allowed',
  },
  '.mode-dark &': {
    borderColor: '#a5b4fc',
    background: '#1e1b4b',
    color: '#e0e7ff',
    boxShadow: '0 4px 0 #a5b4fc',
  },
  '.mode-dark &:hover': { background: '#312e81' },
  [`.mode-dark &.${buttonClasses.active}`]: { boxShadow: 'none' },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: { outlineColor: '#a5b4fc' },
  [`.mode-dark &.${buttonClasses.disabled}`]: { background: '#1e1b4b', boxShadow: 'none' },
});

export default function StudioKeys() {
  return (
    <KeyRow>
      <StudioKey type="button">Play the jingle</StudioKey>
      <StudioKey type="button" disabled focusableWhenDisabled>
        News, not ready
      </StudioKey>
    </KeyRow>
  );
}
