import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

// A picture of the page itself; in an application this is an address.
const fiddle =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#7b3f00"/><ellipse cx="20" cy="27" rx="9" ry="10" fill="#ffcc80"/><path d="M20 4v24" stroke="#ffcc80" stroke-width="3"/></svg>',
  );

export default function PictureAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={fiddle} alt="Fiddle" />
      <Avatar src={fiddle} alt="Fiddle" variant="rounded" />
      <Avatar src={fiddle} alt="Fiddle" variant="square" />
    </Stack>
  );
}
