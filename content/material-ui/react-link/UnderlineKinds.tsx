import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function UnderlineKinds() {
  return (
    <Stack component="nav" aria-label="Underlines" direction="row" spacing={3}>
      <Link href="#always">always</Link>
      <Link href="#hover" underline="hover">
        hover
      </Link>
      <Link href="#none" underline="none">
        none
      </Link>
    </Stack>
  );
}
