import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipSizes() {
  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <Chip label="Medium, 32 pixels" />
      <Chip label="Small, 24 pixels" size="small" />
    </Stack>
  );
}
