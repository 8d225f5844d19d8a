import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function BasicToggles() {
  const [time, setTime] = React.useState('dusk');

  return (
    <ToggleButtonGroup
      aria-label="Time of the night"
      value={time}
      onChange={(_event, next) => {
        if (next !== null) setTime(next);
      }}
    >
      <Button value="dusk">Dusk</Button>
      <Button value="midnight">Midnight</Button>
      <Button value="dawn">Dawn</Button>
    </ToggleButtonGroup>
  );
}
