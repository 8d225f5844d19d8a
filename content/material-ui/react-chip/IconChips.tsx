import ForestIcon from '@mui/icons-material/Forest';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function IconChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Chip icon={<ForestIcon />} label="From our forest" />
      <Chip icon={<ForestIcon />} label="Certified" color="primary" variant="outlined" />
      <Chip avatar={<Avatar>B</Avatar>} label="Bench 4" color="primary" />
    </Stack>
  );
}
