import * as React from 'react';
import { Box, Stack, styled } from '@mui/system';

const Flag = styled('span')({ padding: '4px 12px', backgroundColor: '#701a75', color: '#fff' });

const winds = ['Calm', 'Light', 'Gentle', 'Moderate', 'Fresh', 'Strong', 'Gale', 'Storm'];

export default function TailOfFlags() {
  const [gap, setGap] = React.useState(true);

  return (
    <Box
      sx={{
        width: 1,
        maxWidth: 340,
        boxSizing: 'border-box',
        p: 2,
        bgcolor: '#fdf4ff',
        color: '#4a044e',
      }}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Box
          component="input"
          type="checkbox"
          checked={gap}
          onChange={() => setGap(!gap)}
          sx={{ width: 20, height: 20, m: 0, accentColor: '#701a75', colorScheme: 'light' }}
        />
        useFlexGap
      </Box>
      <Stack direction="row" flexWrap="wrap" spacing={1} useFlexGap={gap}>
        {winds.map((wind) => (
          <Flag key={wind}>{wind}</Flag>
        ))}
      </Stack>
    </Box>
  );
}
