import MapIcon from '@mui/icons-material/Map';
import Fab from '@mui/material/Fab';

export default function FabLink() {
  return (
    <Fab variant="extended" color="primary" href="#lead-to-another-page">
      <MapIcon sx={{ marginInlineEnd: 1 }} />
      Places to watch
    </Fab>
  );
}
