import Check from '@mui/icons-material/Check';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function RoundClerks() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Badge
          color="success"
          badgeInset="14%"
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        >
          <Avatar aria-hidden>MR</Avatar>
        </Badge>
        <Typography>Mirre Rask, at the counter</Typography>
      </Stack>
      <Stack direction="row" spacing={2} alignItems="center">
        <Badge
          color="neutral"
          badgeInset="14%"
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          badgeContent={<Check />}
          sx={{ '--Badge-paddingX': '0px', '--Badge-minHeight': '1rem' }}
          slotProps={{ badge: { sx: { '--Icon-fontSize': '0.875rem' } } }}
        >
          <Avatar aria-hidden>JO</Avatar>
        </Badge>
        <Typography>Jonna Odd, round finished</Typography>
      </Stack>
    </Stack>
  );
}
