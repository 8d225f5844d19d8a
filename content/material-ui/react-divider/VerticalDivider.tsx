import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function VerticalDivider() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      <Typography>Stage A</Typography>
      <Typography>Stage B</Typography>
      <Typography>Tent</Typography>
    </Stack>
  );
}
