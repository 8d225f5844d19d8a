import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { alpha, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withPaleBackdrop(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiBackdrop: {
        styleOverrides: {
          root: ({ theme, ownerState }) =>
            ownerState.invisible
              ? {}
              : { backgroundColor: alpha(theme.palette.background.default, 0.7) },
        },
      },
    },
  };
}

export default function BackdropTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withPaleBackdrop(outer), [outer]);
  const [open, setOpen] = React.useState(true);

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} alignItems="center">
        <Paper
          variant="outlined"
          sx={{ position: 'relative', overflow: 'hidden', width: 260, height: 100 }}
        >
          <Typography aria-hidden={open} sx={{ p: 2 }}>
            Behind a pale cover
          </Typography>
          <Backdrop open={open} appear={false} sx={{ position: 'absolute' }} />
        </Paper>
        <Button onClick={() => setOpen(!open)}>{open ? 'Uncover' : 'Cover'}</Button>
      </Stack>
    </ThemeProvider>
  );
}
