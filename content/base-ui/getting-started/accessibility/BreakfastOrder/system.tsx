import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Plan = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  width: '100%',
});

const MealButton = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#1e40af',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #1e40af', outlineOffset: 2 },
  '.mode-dark &': { background: '#bfdbfe', color: '#172554' },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: { outlineColor: '#bfdbfe' },
  [`&.${buttonClasses.disabled}`]: {
    outlineColor: '#475569',
    background: '#e2e8f0',
    color: '#334155',
    cursor: 'not-allowed',
  },
  [`.mode-dark &.${buttonClasses.disabled}`]: {
    outlineColor: '#cbd5e1',
    background: '#334155',
    color: '#e2e8f0',
  },
});

export default function BreakfastOrder() {
  const [ordered, setOrdered] = React.useState(false);

  return (
    <Plan>
      <MealButton
        type="button"
        disabled={ordered}
        focusableWhenDisabled
        onClick={() => setOrdered(true)}
      >
        Order breakfast
      </MealButton>
      <div role="status">{ordered ? 'Breakfast comes at seven.' : ''}</div>
    </Plan>
  );
}
