import Inbox from '@mui/icons-material/Inbox';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeSizes() {
  return (
    <Stack spacing={3}>
      {[7, ''].map((content) => (
        <Stack key={content} direction="row" spacing={5}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Badge key={size} size={size} badgeContent={content}>
              <Inbox titleAccess="Tray" />
            </Badge>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
