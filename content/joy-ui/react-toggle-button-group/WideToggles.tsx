import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function WideToggles() {
  const [dome, setDome] = React.useState('open');
  const [seats, setSeats] = React.useState('middle');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup
        buttonFlex={1}
        aria-label="Dome"
        value={dome}
        onChange={(_event, next) => setDome(next ?? dome)}
      >
        <Button value="open">Open</Button>
        <Button value="shut">Shut</Button>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        orientation="vertical"
        aria-label="Seats"
        value={seats}
        onChange={(_event, next) => setSeats(next ?? seats)}
      >
        <Button value="front">Front row, lying down</Button>
        <Button value="middle">Middle rows</Button>
        <Button value="back">Back row, near the door</Button>
      </ToggleButtonGroup>
    </Stack>
  );
}
