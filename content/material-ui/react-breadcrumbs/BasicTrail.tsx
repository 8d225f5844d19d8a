import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicTrail() {
  return (
    <Breadcrumbs aria-label="Path">
      <Link href="#garden" color="inherit">
        Garden
      </Link>
      <Link href="#beds" color="inherit">
        Beds
      </Link>
      <Typography color="text.primary" aria-current="page">
        Asparagus
      </Typography>
    </Breadcrumbs>
  );
}
