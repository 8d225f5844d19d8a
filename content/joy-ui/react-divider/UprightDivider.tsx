import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function UprightDivider() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Typography>80 °C</Typography>
      <Divider orientation="vertical" />
      <Typography>3 g</Typography>
      <Divider orientation="vertical" />
      <Typography>20 s</Typography>
    </Stack>
  );
}
