import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withDangerColor(outer: Theme): Theme {
  return createTheme({
    ...outer,
    palette: { ...outer.palette, primary: outer.palette.error },
  });
}

export default function NestedThemes() {
  const outer = useTheme();
  const theme = React.useMemo(() => withDangerColor(outer), [outer]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography gutterBottom>Rename the project</Typography>
        <Button variant="outlined">Rename</Button>
      </Paper>
      <ThemeProvider theme={theme}>
        <Paper variant="outlined" sx={{ p: 2, borderColor: 'primary.main' }}>
          <Typography gutterBottom>Delete the project</Typography>
          <Button variant="outlined">Delete</Button>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
