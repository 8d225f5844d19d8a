import BrightnessLowIcon from '@mui/icons-material/BrightnessLow';
import GridOnIcon from '@mui/icons-material/GridOn';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function NamedButtons() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip title="Zoom in">
        <IconButton>
          <ZoomInIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Show the grid">
        <IconButton>
          <GridOnIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Dim the chart">
        <IconButton>
          <BrightnessLowIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
