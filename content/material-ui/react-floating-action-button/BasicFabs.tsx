import AddIcon from '@mui/icons-material/Add';
import CameraAltIcon from '@mui/icons-material/CameraAlt';
import MapIcon from '@mui/icons-material/Map';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function BasicFabs() {
  return (
    <Stack direction="row" spacing={2} alignItems="center" useFlexGap flexWrap="wrap">
      <Fab color="primary" aria-label="Add a bird">
        <AddIcon />
      </Fab>
      <Fab aria-label="Take a picture">
        <CameraAltIcon />
      </Fab>
      <Fab variant="extended" color="secondary">
        <MapIcon sx={{ marginInlineEnd: 1 }} />
        Open the map
      </Fab>
    </Stack>
  );
}
