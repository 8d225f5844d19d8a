import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';

export default function BasicBadges() {
  return (
    <Badge badgeContent={4} color="primary">
      <MailIcon titleAccess="Messages" />
    </Badge>
  );
}
