import Home from '@mui/icons-material/Home';
import Layers from '@mui/icons-material/Layers';
import MapIcon from '@mui/icons-material/Map';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function TrailIcons() {
  return (
    <Breadcrumbs aria-label="Path to the sheet">
      <Link href="#archive" aria-label="Archive">
        <Home />
      </Link>
      <Link href="#city" startDecorator={<Layers />}>
        City plans
      </Link>
      <Typography aria-current="page" startDecorator={<MapIcon />}>
        Sheet 12
      </Typography>
    </Breadcrumbs>
  );
}
