import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

type Choice = 'system' | 'light' | 'dark';

interface AppearanceFieldProps {
  value: Choice;
  systemMode: 'light' | 'dark';
  onChange: (value: Choice) => void;
}

function AppearanceField({ value, systemMode, onChange }: AppearanceFieldProps) {
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={`${id}-label`}>Appearance</FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(_event, next) => onChange(next as Choice)}
      >
        <FormControlLabel value="system" control={<Radio />} label="Like my device" />
        <FormControlLabel value="light" control={<Radio />} label="Always light" />
        <FormControlLabel value="dark" control={<Radio />} label="Always dark" />
      </RadioGroup>
      <FormHelperText id={`${id}-hint`} sx={{ mx: 0 }}>
        Your device asks for {systemMode}.
      </FormHelperText>
    </FormControl>
  );
}

export default function AppearanceSettings() {
  const { direction } = useTheme();
  const systemMode = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const [choice, setChoice] = React.useState<Choice>('system');
  const mode = choice === 'system' ? systemMode : choice;
  const theme = React.useMemo(
    () => createTheme({ direction, palette: { mode } }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <AppearanceField value={choice} systemMode={systemMode} onChange={setChoice} />
      </Paper>
    </ThemeProvider>
  );
}
