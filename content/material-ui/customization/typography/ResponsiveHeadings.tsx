import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme, responsiveFontSizes, ThemeProvider, useTheme } from '@mui/material/styles';

export default function ResponsiveHeadings() {
  const { direction, palette } = useTheme();
  const theme = React.useMemo(
    () => responsiveFontSizes(createTheme({ direction, palette: { mode: palette.mode } })),
    [direction, palette.mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ color: 'text.primary' }}>
        <Typography variant="h3" component="p" gutterBottom>
          Large heading
        </Typography>
        <Typography variant="h4" component="p" gutterBottom>
          Medium heading
        </Typography>
        <Typography>Running text keeps its size.</Typography>
      </Box>
    </ThemeProvider>
  );
}
