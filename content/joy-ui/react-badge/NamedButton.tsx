import * as React from 'react';
import Mail from '@mui/icons-material/Mail';
import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function NamedButton() {
  const [unread, setUnread] = React.useState(3);

  return (
    <Stack spacing={1} alignItems="center" sx={{ width: 220 }}>
      <IconButton
        variant="soft"
        aria-label={unread > 0 ? `Mail, ${unread} unread` : 'Mail, all read'}
        onClick={() => setUnread(Math.max(0, unread - 1))}
      >
        <Badge badgeContent={unread} size="sm">
          <Mail />
        </Badge>
      </IconButton>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {unread === 0 && 'You have read all letters.'}
      </Typography>
    </Stack>
  );
}
