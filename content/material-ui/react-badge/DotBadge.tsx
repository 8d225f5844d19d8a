import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

export default function DotBadge() {
  return (
    <IconButton aria-label="News, some unread">
      <Badge variant="dot" color="error">
        <NotificationsIcon />
      </Badge>
    </IconButton>
  );
}
