import * as React from 'react';
import GridOnIcon from '@mui/icons-material/GridOn';
import ToggleButton from '@mui/material/ToggleButton';

export default function SingleToggle() {
  const [grid, setGrid] = React.useState(false);

  return (
    <ToggleButton value="grid" selected={grid} onChange={() => setGrid(!grid)} aria-label="Grid">
      <GridOnIcon />
    </ToggleButton>
  );
}
