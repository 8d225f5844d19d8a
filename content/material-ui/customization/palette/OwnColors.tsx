import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MailIcon from '@mui/icons-material/Mail';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function OwnColors() {
  const { direction, palette } = useTheme();
  const isDark = palette.mode === 'dark';
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: {
          mode: isDark ? 'dark' : 'light',
          primary: { main: isDark ? '#9fd3c7' : '#1f5f54' },
          secondary: { main: isDark ? '#f2b880' : '#9a4a00' },
        },
      }),
    [direction, isDark],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap flexWrap="wrap" spacing={2} alignItems="center">
        <Button variant="contained">Primary</Button>
        <Button variant="contained" color="secondary">
          Secondary
        </Button>
        <Button variant="outlined">Outlined</Button>
        <Chip label="Chip" color="secondary" />
        <Badge badgeContent={4} color="primary">
          <MailIcon titleAccess="Mail" color="action" />
        </Badge>
      </Stack>
    </ThemeProvider>
  );
}
