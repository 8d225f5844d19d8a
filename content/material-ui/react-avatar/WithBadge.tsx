import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function WithBadge() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Badge
        variant="dot"
        color="success"
        overlap="circular"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>Co</Avatar>
      </Badge>
      <Typography>Conductor, in the house</Typography>
    </Stack>
  );
}
