import * as React from 'react';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import SettingsBrightnessIcon from '@mui/icons-material/SettingsBrightness';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

type Choice = 'light' | 'system' | 'dark';

export default function ModeSwitch() {
  const { direction } = useTheme();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const [choice, setChoice] = React.useState<Choice>('dark');
  const mode = choice === 'system' ? (prefersDark ? 'dark' : 'light') : choice;
  const theme = React.useMemo(
    () => createTheme({ direction, palette: { mode } }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper
        variant="outlined"
        sx={{ boxSizing: 'border-box', width: '100%', maxWidth: 440, p: 3 }}
      >
        <Stack spacing={2} alignItems="flex-start">
          <ToggleButtonGroup
            exclusive
            size="small"
            value={choice}
            onChange={(_event, value: Choice | null) => value && setChoice(value)}
            aria-label="Color mode"
          >
            <ToggleButton value="light">
              <LightModeIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />
              Light
            </ToggleButton>
            <ToggleButton value="system">
              <SettingsBrightnessIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />
              System
            </ToggleButton>
            <ToggleButton value="dark">
              <DarkModeIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />
              Dark
            </ToggleButton>
          </ToggleButtonGroup>
          <Typography>The theme of this card is {mode}.</Typography>
          <TextField fullWidth label="Display name" defaultValue="North desk" />
          <FormControlLabel control={<Switch defaultChecked />} label="Show me as available" />
          <Button variant="contained">Save</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
