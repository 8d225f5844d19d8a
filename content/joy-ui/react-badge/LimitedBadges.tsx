import Drafts from '@mui/icons-material/Drafts';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function LimitedBadges() {
  return (
    <Stack direction="row" spacing={5} sx={{ '--Icon-fontSize': '2.5rem' }}>
      <Badge badgeContent={99}>
        <Drafts titleAccess="Letters" />
      </Badge>
      <Badge badgeContent={240}>
        <Drafts titleAccess="Letters" />
      </Badge>
      <Badge badgeContent={1200} max={999}>
        <Drafts titleAccess="Letters" />
      </Badge>
    </Stack>
  );
}
