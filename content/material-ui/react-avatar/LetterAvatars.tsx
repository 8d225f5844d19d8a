import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function LetterAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>AK</Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>LM</Avatar>
      <Avatar sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}>S</Avatar>
    </Stack>
  );
}
