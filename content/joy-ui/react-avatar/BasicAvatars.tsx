import Rowing from '@mui/icons-material/Rowing';
import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import { portrait } from './portrait';

export default function BasicAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Ines" src={portrait('#8a2f2f', '#bcd7e6')} />
      <Avatar role="img" aria-label="Tomo Berg">
        TB
      </Avatar>
      <Avatar role="img" aria-label="A boat" sx={{ '--Icon-fontSize': '1.75rem' }}>
        <Rowing />
      </Avatar>
      <Avatar role="img" aria-label="Nobody yet" />
    </Stack>
  );
}
