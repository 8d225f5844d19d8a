import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const colors = { bgcolor: 'text.primary', color: 'background.paper' };

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={3} color="primary" overlap="circular">
        <Avatar sx={colors}>P1</Avatar>
      </Badge>
      <Badge badgeContent={3} color="primary" overlap="rectangular">
        <Avatar variant="square" sx={colors}>
          P2
        </Avatar>
      </Badge>
    </Stack>
  );
}
