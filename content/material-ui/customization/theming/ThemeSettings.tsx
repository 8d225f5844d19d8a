import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { blue, deepPurple, teal } from '@mui/material/colors';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const hues = { Blue: blue, Purple: deepPurple, Teal: teal };
type Hue = keyof typeof hues;

export default function ThemeSettings() {
  const { direction, palette } = useTheme();
  const [hue, setHue] = React.useState<Hue>('Purple');
  const [radius, setRadius] = React.useState(12);
  const [spacing, setSpacing] = React.useState(8);
  const id = React.useId();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: {
          mode: palette.mode,
          primary: { main: hues[hue][palette.mode === 'dark' ? 200 : 800] },
        },
        shape: { borderRadius: radius },
        spacing,
      }),
    [direction, hue, palette.mode, radius, spacing],
  );

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={4}
      sx={{ width: '100%', maxWidth: 620, alignItems: { sm: 'center' } }}
    >
      <Stack spacing={2} sx={{ flex: 1 }}>
        <FormControl>
          <FormLabel id={`${id}-color`}>Main color</FormLabel>
          <RadioGroup
            row
            aria-labelledby={`${id}-color`}
            value={hue}
            onChange={(_event, value) => setHue(value as Hue)}
          >
            {Object.keys(hues).map((name) => (
              <FormControlLabel
                key={name}
                value={name}
                control={<Radio size="small" />}
                label={name}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <div>
          <Typography id={`${id}-radius`} gutterBottom>
            Corner radius, {radius} px
          </Typography>
          <Slider
            size="small"
            min={0}
            max={24}
            value={radius}
            onChange={(_event, value) => setRadius(value as number)}
            aria-labelledby={`${id}-radius`}
          />
        </div>
        <div>
          <Typography id={`${id}-spacing`} gutterBottom>
            Spacing, {spacing} px
          </Typography>
          <Slider
            size="small"
            min={4}
            max={12}
            value={spacing}
            onChange={(_event, value) => setSpacing(value as number)}
            aria-labelledby={`${id}-spacing`}
          />
        </div>
      </Stack>
      <ThemeProvider theme={theme}>
        <Paper elevation={3} sx={{ flex: 1, p: 2 }}>
          <Typography variant="h6" component="h3">
            Reading list
          </Typography>
          <Typography color="text.secondary">Four articles, about 20 minutes.</Typography>
          <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
            <Button variant="contained">Start</Button>
            <Button>Later</Button>
          </Stack>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
