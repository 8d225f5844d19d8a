import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinksInText() {
  return (
    <Typography sx={{ maxWidth: 420 }}>
      The last ferry leaves{' '}
      <Link href="#pier" underline="always">
        Pier 2
      </Link>{' '}
      at nine. On windy days, ask at the{' '}
      <Link href="#harbor-office" underline="always">
        harbor office
      </Link>{' '}
      first.
    </Typography>
  );
}
