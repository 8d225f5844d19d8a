import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import { portrait } from './portrait';

const picture = portrait('#1f5a4c', '#e8d9b5');

export default function RoundAndSquare() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar size="lg" alt="Tomo" src={picture} />
      <Avatar size="lg" alt="Tomo" src={picture} sx={{ '--Avatar-radius': '0.75rem' }} />
      <Avatar size="lg" alt="Tomo" src={picture} sx={{ borderRadius: 0 }} />
    </Stack>
  );
}
