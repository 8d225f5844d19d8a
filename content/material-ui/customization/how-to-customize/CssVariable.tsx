import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Dial = styled('div')(({ theme }) => ({
  width: 96,
  height: 96,
  borderRadius: '50%',
  background: `conic-gradient(${theme.palette.primary.main} calc(var(--part) * 1%), ${theme.palette.action.selected} 0)`,
}));

export default function CssVariable() {
  const [part, setPart] = React.useState(65);

  return (
    <Stack spacing={2} alignItems="center" sx={{ width: '100%', maxWidth: 280 }}>
      <Dial role="img" aria-label={`${part} percent`} style={{ ['--part' as string]: part }} />
      <Box sx={{ width: '100%' }}>
        <Slider
          aria-label="Part"
          value={part}
          onChange={(_event, value) => setPart(value as number)}
        />
      </Box>
    </Stack>
  );
}
