import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function WithoutMotion() {
  const { direction, palette } = useTheme();
  const [isStill, setIsStill] = React.useState(true);
  const [isOpen, setIsOpen] = React.useState(false);
  const id = React.useId();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode: palette.mode },
        ...(isStill && {
          transitions: { create: () => 'none' },
          components: {
            MuiButtonBase: { defaultProps: { disableRipple: true } },
            MuiCollapse: { defaultProps: { timeout: 0 } },
          },
        }),
      }),
    [direction, isStill, palette.mode],
  );

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch checked={isStill} onChange={(event) => setIsStill(event.target.checked)} />
        }
        label="Without motion"
      />
      <ThemeProvider theme={theme}>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          Opening hours
        </Button>
        <Collapse in={isOpen} id={id}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Tuesday to Sunday, ten to six.
          </Paper>
        </Collapse>
      </ThemeProvider>
    </Stack>
  );
}
