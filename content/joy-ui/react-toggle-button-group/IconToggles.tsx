import * as React from 'react';
import GridOn from '@mui/icons-material/GridOn';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import Timeline from '@mui/icons-material/Timeline';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Tooltip from '@mui/joy/Tooltip';

export default function IconToggles() {
  const [layers, setLayers] = React.useState(['lines']);

  return (
    <ToggleButtonGroup
      aria-label="Layers of the chart"
      spacing={1}
      value={layers}
      onChange={(_event, next) => setLayers(next)}
    >
      <Tooltip title="Names">
        <IconButton value="names">
          <LabelOutlined />
        </IconButton>
      </Tooltip>
      <Tooltip title="Lines">
        <IconButton value="lines">
          <Timeline />
        </IconButton>
      </Tooltip>
      <Tooltip title="Grid">
        <IconButton value="grid">
          <GridOn />
        </IconButton>
      </Tooltip>
    </ToggleButtonGroup>
  );
}
