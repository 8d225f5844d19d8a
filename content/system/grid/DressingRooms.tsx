import * as React from 'react';
import { Box } from '@mui/system';

const rooms = [
  { part: 'Fox', room: 'Third floor, dressing room 12' },
  { part: 'Night watchman', room: 'Third floor, dressing room 14' },
  { part: 'Moon', room: 'Above the stage, by the ladder' },
];

export default function DressingRooms() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        '& dt': { fontWeight: 700 },
        '& dd': { m: 0 },
      }}
    >
      {rooms.map(({ part, room }) => (
        <React.Fragment key={part}>
          <dt>{part}</dt>
          <dd>{room}</dd>
        </React.Fragment>
      ))}
    </Box>
  );
}
