import * as React from 'react';
import type {} from '@mui/lab/themeAugmentation';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withTwoColumns(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiMasonry: {
        defaultProps: {
          columns: 2,
          spacing: 3,
          defaultColumns: 2,
          defaultSpacing: 3,
          defaultHeight: 212,
        },
      },
    },
  };
}

export default function MasonryTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withTwoColumns(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: 320, maxWidth: '100%', minHeight: 212 }}>
        <Masonry>
          {[60, 100, 80, 40].map((height, index) => (
            <Paper key={height} variant="outlined" sx={{ height, p: 1 }}>
              {index + 1}
            </Paper>
          ))}
        </Masonry>
      </Box>
    </ThemeProvider>
  );
}
