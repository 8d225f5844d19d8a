import * as React from 'react';
import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme({
  shadows: ['none', '0 1px 3px rgb(41 37 36 / 0.45)', '0 10px 20px rgb(41 37 36 / 0.4)'],
});

const teas = ['Lapsang', 'Rooibos', 'Mint'];

export default function LiftedTin() {
  const [chosen, setChosen] = React.useState('Rooibos');

  return (
    <ThemeProvider theme={theme}>
      <Stack
        role="group"
        aria-label="Tea of the day"
        direction="row"
        gap={3}
        flexWrap="wrap"
        sx={{ p: 4, bgcolor: '#e7e0d3' }}
      >
        {teas.map((tea) => (
          <Box
            key={tea}
            component="button"
            type="button"
            aria-pressed={tea === chosen}
            onClick={() => setChosen(tea)}
            sx={{
              px: 2,
              py: 2,
              border: 1,
              borderColor: '#57534e',
              font: 'inherit',
              cursor: 'pointer',
              bgcolor: '#fffdf8',
              color: '#292524',
              boxShadow: 1,
              transition: 'box-shadow 120ms',
              '@media (hover: hover)': { '&:hover': { boxShadow: 2 } },
              '&[aria-pressed=true]': { bgcolor: '#44403c', color: '#ffffff' },
              '&:focus-visible': { outline: '3px solid #7c2d12', outlineOffset: 3 },
              '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{ marginInlineEnd: 1, visibility: tea === chosen ? 'visible' : 'hidden' }}
            >
              ✓
            </Box>
            {tea}
          </Box>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
