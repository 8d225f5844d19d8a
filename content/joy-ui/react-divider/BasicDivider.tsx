import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicDivider() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography>Steep the first cup for twenty seconds.</Typography>
      <Divider />
      <Typography>For each cup after that, add ten.</Typography>
    </Stack>
  );
}
