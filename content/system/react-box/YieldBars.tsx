import * as React from 'react';
import { Box } from '@mui/system';

const months = [
  { name: 'May', most: 14 },
  { name: 'June', most: 32 },
  { name: 'July', most: 21 },
];

export default function YieldBars() {
  const id = React.useId();
  const [share, setShare] = React.useState(100);

  return (
    <Box
      sx={{
        width: 1,
        maxWidth: 360,
        boxSizing: 'border-box',
        p: 2,
        bgcolor: '#fffbeb',
        color: '#451a03',
      }}
    >
      <Box component="label" htmlFor={id} sx={{ display: 'block' }}>
        Hives that are harvested: {share}%
      </Box>
      <Box
        component="input"
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={share}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
          setShare(Number(event.target.value))
        }
        sx={{ width: 1, mx: 0, mb: 2, accentColor: '#92400e' }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          '& span': {
            display: 'block',
            width: 'calc(var(--kilograms) * 2.5%)',
            height: 12,
            bgcolor: '#b45309',
          },
        }}
      >
        {months.map(({ name, most }) => {
          const kilograms = Math.round((most * share) / 100);
          return (
            <div key={name} style={{ '--kilograms': kilograms } as React.CSSProperties}>
              {name}, {kilograms} kg
              <span />
            </div>
          );
        })}
      </Box>
    </Box>
  );
}
