import { useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Stack, styled } from '@mui/system';

const HiveButton = styled(Button)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: '2px solid #92400e',
  borderRadius: 8,
  font: 'inherit',
  color: '#3b2106',
  backgroundColor: '#fde9a9',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '#fbd96b' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '3px solid #b45309', outlineOffset: 3 },
  '.mode-dark &': { borderColor: '#f0b429', outlineColor: '#f0b429' },
}));

export default function SmokerButton() {
  const [puffs, setPuffs] = useState(0);

  return (
    <Stack gap={2} alignItems="flex-start">
      <Stack direction="row" gap={2} flexWrap="wrap">
        <HiveButton onClick={() => setPuffs(puffs + 1)}>Puff</HiveButton>
        <HiveButton sx={{ px: { xs: 2, sm: 6 }, borderRadius: 5 }} onClick={() => setPuffs(0)}>
          Put the smoker out
        </HiveButton>
      </Stack>
      <span role="status">Puffs of smoke: {puffs}</span>
    </Stack>
  );
}
