import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const elevations = [0, 1, 4, 8, 24];

export default function Elevations() {
  const { direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ direction, palette: { mode: 'dark' } }),
    [direction],
  );

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          p: 3,
          borderRadius: 1,
          bgcolor: 'background.default',
        }}
      >
        {elevations.map((elevation) => (
          <Paper
            key={elevation}
            elevation={elevation}
            sx={{ display: 'grid', placeItems: 'center', width: 72, height: 72 }}
          >
            {elevation}
          </Paper>
        ))}
      </Box>
    </ThemeProvider>
  );
}
