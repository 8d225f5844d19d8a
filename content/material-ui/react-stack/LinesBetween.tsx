import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinesBetween() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem />}
      alignItems="center"
    >
      <Typography>11 km</Typography>
      <Typography>640 m up</Typography>
      <Typography>4 hours</Typography>
    </Stack>
  );
}
