import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const frame = { minHeight: 70, border: 1, borderColor: 'divider' };

function withRoundButtons(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiButton: {
        defaultProps: { variant: 'contained' },
        styleOverrides: { root: { borderRadius: 20 } },
      },
    },
  };
}

function Sample() {
  return (
    <Stack direction="row" spacing={2} alignItems="center" sx={{ p: 2 }}>
      <span>Letters</span>
      <Button>Theme</Button>
    </Stack>
  );
}

export default function WhatComesAlong() {
  const outer = useTheme();
  const theme = React.useMemo(() => withRoundButtons(outer), [outer]);
  const [below, setBelow] = React.useState<HTMLElement | null>(null);

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <ThemeProvider theme={theme}>
        <Box sx={{ ...frame, fontStyle: 'italic', fontWeight: 'bold' }}>
          <Sample />
          {below && (
            <Portal container={below}>
              <Sample />
            </Portal>
          )}
        </Box>
      </ThemeProvider>
      <Box ref={setBelow} sx={frame} />
    </Stack>
  );
}
