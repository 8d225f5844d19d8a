import { Box, Stack } from '@mui/system';
import { visuallyHidden } from './visuallyHidden';

const lanes = [
  { name: 'Lane 1', taken: 2 },
  { name: 'Lane 2', taken: 5 },
  { name: 'Lane 3', taken: 0 },
];

export default function PoolLanes() {
  return (
    <Stack
      component="ul"
      gap={1}
      sx={{ m: 0, p: 2, listStyle: 'none', bgcolor: '#e0f2fe', color: '#0c4a6e' }}
    >
      {lanes.map(({ name, taken }) => (
        <Box key={name} component="li" sx={{ position: 'relative' }}>
          {name}{' '}
          <span aria-hidden>
            {'●'.repeat(taken)}
            {'○'.repeat(5 - taken)}
          </span>
          <Box component="span" sx={visuallyHidden}>
            {taken} of 5 places taken
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
