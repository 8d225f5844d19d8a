import * as React from 'react';
import RotateLeftIcon from '@mui/icons-material/RotateLeft';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';

// The group sets props of its child, so the child has to be one that passes all of them to the button.
function NamedToggle({ title, ...props }: ToggleButtonProps & { title: string }) {
  return (
    <Tooltip title={title}>
      <ToggleButton {...props} />
    </Tooltip>
  );
}

export default function TooltipToggles() {
  const [turn, setTurn] = React.useState<string | null>(null);

  return (
    <ToggleButtonGroup
      exclusive
      value={turn}
      onChange={(_event, value: string | null) => setTurn(value)}
      aria-label="Turn the picture"
    >
      <NamedToggle value="left" title="Left by 90°">
        <RotateLeftIcon />
      </NamedToggle>
      <NamedToggle value="right" title="Right by 90°">
        <RotateRightIcon />
      </NamedToggle>
    </ToggleButtonGroup>
  );
}
