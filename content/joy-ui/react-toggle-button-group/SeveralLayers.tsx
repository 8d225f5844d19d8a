import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function SeveralLayers() {
  const [layers, setLayers] = React.useState(['names']);

  return (
    <ToggleButtonGroup
      aria-label="Layers of the sky"
      variant="soft"
      value={layers}
      onChange={(_event, next) => setLayers(next)}
    >
      <Button value="names">Names</Button>
      <Button value="lines">Lines</Button>
      <Button value="grid">Grid</Button>
    </ToggleButtonGroup>
  );
}
