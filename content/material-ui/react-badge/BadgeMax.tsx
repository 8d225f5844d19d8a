import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeMax() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent={99} color="primary">
        <MailIcon titleAccess="Messages" />
      </Badge>
      <Badge badgeContent={100} color="primary">
        <MailIcon titleAccess="Messages" />
      </Badge>
      <Badge badgeContent={1000} max={999} color="primary">
        <MailIcon titleAccess="Messages" />
      </Badge>
    </Stack>
  );
}
