import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    framed: true;
  }
}

function withFrames(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 12 } },
        variants: [
          {
            props: { variant: 'framed' },
            style: ({ theme }) => ({ border: `3px double ${theme.palette.text.secondary}` }),
          },
        ],
      },
    },
  };
}

export default function PaperTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withFrames(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Outlined
        </Paper>
        <Paper variant="framed" sx={{ p: 2 }}>
          Framed
        </Paper>
      </Stack>
    </ThemeProvider>
  );
}
