import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Avatar sx={{ ...colors, width: 24, height: 24, fontSize: 12 }}>CE</Avatar>
      <Avatar sx={colors}>CE</Avatar>
      <Avatar sx={{ ...colors, width: 64, height: 64, fontSize: 28 }}>CE</Avatar>
    </Stack>
  );
}
