import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function CompactForm() {
  const { direction, palette } = useTheme();
  const [isCompact, setIsCompact] = React.useState(false);
  const theme = React.useMemo(
    () => createTheme({ direction, palette: { mode: palette.mode }, spacing: isCompact ? 4 : 8 }),
    [direction, isCompact, palette.mode],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch checked={isCompact} onChange={(event) => setIsCompact(event.target.checked)} />
        }
        label="spacing: 4"
      />
      <ThemeProvider theme={theme}>
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Stack spacing={2}>
            <TextField label="Street" />
            <TextField label="City" />
            <Button variant="contained">Save address</Button>
          </Stack>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
