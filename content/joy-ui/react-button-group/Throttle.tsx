import * as React from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

const top = 5;
const atTheEnd = { '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } };

export default function Throttle() {
  const [speed, setSpeed] = React.useState(2);

  return (
    <Stack spacing={1} alignItems="center">
      <ButtonGroup aria-label="Speed of engine 7" color="primary">
        <IconButton
          aria-label="Slower"
          aria-disabled={speed === 0}
          sx={atTheEnd}
          onClick={() => setSpeed(Math.max(0, speed - 1))}
        >
          <Remove />
        </IconButton>
        <Button onClick={() => setSpeed(0)} sx={{ minWidth: '8rem' }}>
          Stop
        </Button>
        <IconButton
          aria-label="Faster"
          aria-disabled={speed === top}
          sx={atTheEnd}
          onClick={() => setSpeed(Math.min(top, speed + 1))}
        >
          <Add />
        </IconButton>
      </ButtonGroup>
      <Box role="status">{speed === 0 ? 'Standing still' : `Speed ${speed} of ${top}`}</Box>
    </Stack>
  );
}
