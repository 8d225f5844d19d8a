import LocalPostOffice from '@mui/icons-material/LocalPostOffice';
import MarkunreadMailbox from '@mui/icons-material/MarkunreadMailbox';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BasicBadges() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={4}>
        <LocalPostOffice titleAccess="Letters" />
      </Badge>
      <Badge>
        <MarkunreadMailbox titleAccess="Mailbox, not emptied yet" />
      </Badge>
    </Stack>
  );
}
