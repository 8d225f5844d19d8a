import * as React from 'react';
import BrushIcon from '@mui/icons-material/Brush';
import CropIcon from '@mui/icons-material/Crop';
import HealingIcon from '@mui/icons-material/Healing';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function VerticalToggles() {
  const [tool, setTool] = React.useState<string | null>('crop');

  return (
    <ToggleButtonGroup
      orientation="vertical"
      exclusive
      value={tool}
      onChange={(_event, value: string | null) => setTool(value)}
      aria-label="Tool"
    >
      <ToggleButton value="crop" aria-label="Crop">
        <CropIcon />
      </ToggleButton>
      <ToggleButton value="heal" aria-label="Remove spots">
        <HealingIcon />
      </ToggleButton>
      <ToggleButton value="paint" aria-label="Paint">
        <BrushIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
