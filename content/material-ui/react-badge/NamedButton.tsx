import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

const unread = 12;

export default function NamedButton() {
  return (
    <IconButton aria-label={`Messages, ${unread} unread`}>
      <Badge badgeContent={unread} color="primary">
        <MailIcon />
      </Badge>
    </IconButton>
  );
}
