import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ColorChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Chip label="New" color="primary" />
      <Chip label="Dry" color="success" />
      <Chip label="Reserved" color="secondary" variant="outlined" />
      <Chip label="Cracked" color="error" variant="outlined" />
    </Stack>
  );
}
