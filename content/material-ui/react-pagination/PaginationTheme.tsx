import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withLargePages(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiPagination: {
        defaultProps: { size: 'large', shape: 'rounded' },
        styleOverrides: { ul: { justifyContent: 'center' } },
      },
      MuiPaginationItem: {
        styleOverrides: { page: { fontVariantNumeric: 'tabular-nums' } },
      },
    },
  };
}

export default function PaginationTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withLargePages(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Pagination count={4} aria-label="By the theme" />
    </ThemeProvider>
  );
}
