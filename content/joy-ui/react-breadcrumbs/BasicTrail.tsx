import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BasicTrail() {
  return (
    <Breadcrumbs aria-label="Path to the map">
      <Link href="#archive">Archive</Link>
      <Link href="#coast">Coast</Link>
      <Typography aria-current="page">Tidal flats</Typography>
    </Breadcrumbs>
  );
}
