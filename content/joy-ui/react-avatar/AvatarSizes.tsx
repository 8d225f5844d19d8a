import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Avatar size="sm">IV</Avatar>
      <Avatar>IV</Avatar>
      <Avatar size="lg">IV</Avatar>
      <Avatar sx={{ '--Avatar-size': '5rem' }}>IV</Avatar>
    </Stack>
  );
}
