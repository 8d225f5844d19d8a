import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center">
      <Typography level="title-md">Juniper Tomme</Typography>
      <Chip>Goat's milk</Chip>
      <Chip>Washed rind</Chip>
    </Stack>
  );
}
