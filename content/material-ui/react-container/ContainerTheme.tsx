import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withNarrowPages(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiContainer: {
        defaultProps: { maxWidth: 'sm' },
        styleOverrides: {
          root: ({ theme }) => ({
            [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(6) },
          }),
        },
      },
    },
  };
}

export default function ContainerTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withNarrowPages(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', py: 1 }}>
        <Container sx={{ bgcolor: 'action.selected', py: 1 }}>
          At most 600 pixels, with wide gutters where there is room
        </Container>
      </Box>
    </ThemeProvider>
  );
}
