import * as React from 'react';
import { Box } from '@mui/system';

const rows = ['visibility', 'display'] as const;

export default function KeepTheSeat() {
  const [away, setAway] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <label>
        <input type="checkbox" checked={away} onChange={(event) => setAway(event.target.checked)} />{' '}
        The oboe is late
      </label>
      {rows.map((row) => (
        <Box
          key={row}
          role="group"
          aria-label={row}
          sx={{ display: 'flex', gap: 1, minHeight: 42 }}
        >
          {['Flute', 'Oboe', 'Bassoon'].map((player) => (
            <Box
              key={player}
              sx={[
                { px: 2, py: 1, borderRadius: 1, bgcolor: '#fce7f3', color: '#500724' },
                away && player === 'Oboe' && row === 'visibility' && { visibility: 'hidden' },
                away && player === 'Oboe' && row === 'display' && { display: 'none' },
              ]}
            >
              {player}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
