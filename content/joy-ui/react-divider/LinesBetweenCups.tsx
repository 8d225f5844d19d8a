import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const cups = ['First cup: flowers', 'Second cup: stone fruit', 'Third cup: warm hay'];

export default function LinesBetweenCups() {
  return (
    <Stack spacing={1} divider={<Divider />} sx={{ width: '100%', maxWidth: 280 }}>
      {cups.map((cup) => (
        <Typography key={cup}>{cup}</Typography>
      ))}
    </Stack>
  );
}
