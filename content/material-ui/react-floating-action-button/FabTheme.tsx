import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import MapIcon from '@mui/icons-material/Map';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/Fab' {
  interface FabPropsVariantOverrides {
    quiet: true;
  }
}

function withCalmFabs(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiFab: {
        defaultProps: { color: 'primary' },
        styleOverrides: { extended: { textTransform: 'none' } },
        variants: [
          {
            props: { variant: 'quiet' },
            style: ({ theme }) => ({
              boxShadow: 'none',
              border: `2px solid ${theme.palette.text.primary}`,
            }),
          },
        ],
      },
    },
  };
}

export default function FabTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withCalmFabs(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Fab variant="quiet" aria-label="Add a bird">
          <AddIcon />
        </Fab>
        <Fab variant="extended">
          <MapIcon sx={{ marginInlineEnd: 1 }} />
          Open the map
        </Fab>
      </Stack>
    </ThemeProvider>
  );
}
