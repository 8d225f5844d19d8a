import { Box, Stack, styled } from '@mui/system';

const Line = styled('li')({ borderTop: '1px solid #a21caf', listStyle: 'none' });

const program = ['10:00 First flights', '13:00 Tails and ribbons', '17:00 Night kites, with lamps'];

export default function LinesOfTheDay() {
  return (
    <Stack
      component="ul"
      role="list"
      spacing={1}
      divider={<Line aria-hidden />}
      sx={{
        width: 1,
        maxWidth: 340,
        boxSizing: 'border-box',
        m: 0,
        p: 2,
        bgcolor: '#fdf4ff',
        color: '#4a044e',
      }}
    >
      {program.map((entry) => (
        <Box key={entry} component="li" sx={{ listStyle: 'none' }}>
          {entry}
        </Box>
      ))}
    </Stack>
  );
}
