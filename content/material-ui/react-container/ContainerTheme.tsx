import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { ThemeProvider, type Theme } from '@mui/material/styles';

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
  return (
    <ThemeProvider theme={withNarrowPages}>
      <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', py: 1 }}>
        <Container sx={{ bgcolor: 'action.selected', py: 1 }}>
          At most 600 pixels, with wide gutters where there is room
        </Container>
      </Box>
    </ThemeProvider>
  );
}
