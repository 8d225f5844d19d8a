import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const SquareChip = styled(Chip)(({ theme }) => ({
  borderRadius: 4,
  fontFamily: 'monospace',
  backgroundColor: theme.palette.action.selected,
  [`&.${chipClasses.clickable}:hover`]: { backgroundColor: theme.palette.action.focus },
  [`&.${chipClasses.focusVisible}`]: { outline: `2px solid ${theme.palette.text.primary}` },
}));

export default function SquareChips() {
  return (
    <Stack direction="row" spacing={1}>
      <SquareChip label="22 mm" />
      <SquareChip label="40 mm" onClick={() => {}} />
    </Stack>
  );
}
