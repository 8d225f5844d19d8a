import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function ZeroBadge() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={0} color="primary">
        <MailIcon titleAccess="Messages" />
      </Badge>
      <Badge badgeContent={0} showZero color="primary">
        <MailIcon titleAccess="Messages" />
      </Badge>
    </Stack>
  );
}
