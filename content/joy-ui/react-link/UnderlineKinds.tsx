import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function UnderlineKinds() {
  return (
    <Stack
      component="nav"
      aria-label="Ferry line"
      direction="row"
      spacing={3}
      useFlexGap
      flexWrap="wrap"
      justifyContent="center"
    >
      <Link href="#islands">Islands, on hover</Link>
      <Link href="#fares" underline="always">
        Fares, always
      </Link>
      <Link href="#ships" underline="none">
        Ships, never
      </Link>
    </Stack>
  );
}
