import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkLooks() {
  return (
    <Stack>
      <Breadcrumbs aria-label="Neutral path">
        <Link href="#archive" color="neutral" underline="always">
          Archive
        </Link>
        <Link href="#harbors" color="neutral" underline="always">
          Harbors
        </Link>
        <Typography aria-current="page">Neutral</Typography>
      </Breadcrumbs>
      <Breadcrumbs aria-label="Soft path" sx={{ '--Breadcrumbs-gap': '0.75rem' }}>
        <Link href="#archive" variant="soft">
          Archive
        </Link>
        <Link href="#harbors" variant="soft">
          Harbors
        </Link>
        <Typography aria-current="page">Soft</Typography>
      </Breadcrumbs>
    </Stack>
  );
}
