import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const rooms = [
  { name: 'Attic', note: '2 seats, quiet' },
  { name: 'Workshop', note: '8 seats, whiteboard' },
  { name: 'Garden', note: '12 seats, screen' },
];

const Tile = styled(ButtonBase)(({ theme }) =>
  theme.unstable_sx({
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
    width: 168,
    padding: 2,
    textAlign: 'start',
    border: '2px solid',
    borderColor: 'divider',
    borderRadius: 2,
    '&[aria-pressed="true"]': { borderColor: 'primary.main' },
    '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
  }),
);

export default function RoomTiles() {
  const [chosen, setChosen] = React.useState<string[]>(['Workshop']);

  const toggle = (name: string) => {
    setChosen((current) =>
      current.includes(name) ? current.filter((other) => other !== name) : [...current, name],
    );
  };

  return (
    <Stack
      role="group"
      aria-label="Rooms to watch"
      direction="row"
      spacing={2}
      useFlexGap
      flexWrap="wrap"
      justifyContent="center"
    >
      {rooms.map((room) => (
        <Tile
          key={room.name}
          aria-pressed={chosen.includes(room.name)}
          onClick={() => toggle(room.name)}
        >
          <Stack component="span" direction="row" justifyContent="space-between" width="100%">
            <Typography component="span" variant="subtitle1">
              {room.name}
            </Typography>
            {chosen.includes(room.name) && <CheckIcon color="primary" />}
          </Stack>
          <Typography component="span" variant="body2">
            {room.note}
          </Typography>
        </Tile>
      ))}
    </Stack>
  );
}
