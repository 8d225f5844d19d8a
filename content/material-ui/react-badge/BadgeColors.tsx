import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeColors() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={4} color="primary">
        <MailIcon titleAccess="Messages" />
      </Badge>
      <Badge badgeContent={4} color="secondary">
        <MailIcon titleAccess="Drafts" />
      </Badge>
      <Badge badgeContent={4} color="success">
        <MailIcon titleAccess="Sent" />
      </Badge>
      <Badge badgeContent={4}>
        <MailIcon titleAccess="Archived" />
      </Badge>
    </Stack>
  );
}
