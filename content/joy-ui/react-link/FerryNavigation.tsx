import * as React from 'react';
import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';

const places = ['Timetable', 'Islands', 'Fares', 'Groups'];

export default function FerryNavigation() {
  const [current, setCurrent] = React.useState('Islands');

  return (
    <Box component="nav" aria-label="Main">
      <Box
        component="ul"
        role="list"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {places.map((place) => (
          <li key={place}>
            <Link
              href={`#${place.toLowerCase()}`}
              color="neutral"
              variant="plain"
              underline="none"
              aria-current={place === current ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                setCurrent(place);
              }}
              sx={{
                mx: 0,
                px: 1,
                py: 0.75,
                borderBlockEnd: '3px solid transparent',
                '&[aria-current="page"]': { borderBlockEndColor: 'currentColor' },
              }}
            >
              {place}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
