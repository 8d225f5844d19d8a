import * as React from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import Grid from '@mui/material/Unstable_Grid2';

function withFlushGrids(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiGrid2: { defaultProps: { disableEqualOverflow: true, spacing: 3 } },
    },
  };
}

export default function Grid2Theme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withFlushGrids(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', overflow: 'hidden' }}>
        <Grid container>
          <Grid xs={6} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            Three steps
          </Grid>
          <Grid xs={6} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            of space
          </Grid>
        </Grid>
      </Box>
    </ThemeProvider>
  );
}
