import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Notifications from '@mui/icons-material/Notifications';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function OwnIcons() {
  return (
    <Stack direction="row" spacing={3}>
      <Checkbox
        variant="plain"
        size="lg"
        defaultChecked
        uncheckedIcon={<FavoriteBorder />}
        checkedIcon={<Favorite />}
        slotProps={{ input: { 'aria-label': 'Favorite hive' } }}
      />
      <Checkbox
        variant="plain"
        size="lg"
        uncheckedIcon={<NotificationsNone />}
        checkedIcon={<Notifications />}
        slotProps={{ input: { 'aria-label': 'Tell me when it swarms' } }}
      />
    </Stack>
  );
}
