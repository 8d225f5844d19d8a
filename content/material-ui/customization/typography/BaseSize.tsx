import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function BaseSize() {
  const { direction, palette } = useTheme();
  const [fontSize, setFontSize] = React.useState(14);
  const id = React.useId();
  const theme = React.useMemo(
    () => createTheme({ direction, palette: { mode: palette.mode }, typography: { fontSize } }),
    [direction, fontSize, palette.mode],
  );

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <div>
        <Typography id={id}>fontSize, {fontSize}</Typography>
        <Slider
          min={12}
          max={20}
          marks
          value={fontSize}
          onChange={(_event, value) => setFontSize(value as number)}
          aria-labelledby={id}
        />
      </div>
      <ThemeProvider theme={theme}>
        <Stack spacing={2} alignItems="flex-start">
          <Alert severity="info">body1 is {theme.typography.body1.fontSize}.</Alert>
          <TextField label="Name" defaultValue="Garden club" />
          <Button variant="outlined">Invite</Button>
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
