import * as React from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withRuledGrids(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiGrid: {
        defaultProps: { columnSpacing: 3 },
        styleOverrides: {
          item: ({ theme }) => ({
            borderInlineEnd: `1px solid ${theme.palette.divider}`,
            '&:last-of-type': { borderInlineEnd: 0 },
          }),
        },
      },
    },
  };
}

export default function GridTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withRuledGrids(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', overflow: 'hidden' }}>
        <Grid container>
          <Grid item xs={4}>
            Spring
          </Grid>
          <Grid item xs={4}>
            Summer
          </Grid>
          <Grid item xs={4}>
            Fall
          </Grid>
        </Grid>
      </Box>
    </ThemeProvider>
  );
}
