import * as React from 'react';
import { Box } from '@mui/system';

const facts = [
  ['Queen', 'Marked blue, second summer'],
  ['Frames', '10, all drawn out'],
  ['Weight', '31 kg'],
] as const;

export default function HiveFacts() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        columnGap: 3,
        rowGap: 1,
        width: 1,
        maxWidth: 380,
        boxSizing: 'border-box',
        m: 0,
        p: 2,
        bgcolor: '#fef3c7',
        color: '#451a03',
        '& dt': { fontWeight: 700 },
        '& dd': { m: 0 },
      }}
    >
      {facts.map(([name, value]) => (
        <React.Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </React.Fragment>
      ))}
    </Box>
  );
}
