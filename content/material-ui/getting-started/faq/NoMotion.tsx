import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

function Forecast() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Forecast
      </Button>
      <Collapse in={open} id={id}>
        <Typography sx={{ mt: 1 }}>Clear until midnight, then clouds from the west.</Typography>
      </Collapse>
    </div>
  );
}

export default function NoMotion() {
  const [still, setStill] = React.useState(true);
  const outer = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction: outer.direction,
        palette: { mode: outer.palette.mode },
        transitions: still ? { create: () => 'none' } : {},
        components: {
          MuiButtonBase: {
            defaultProps: { disableRipple: still },
            styleOverrides: {
              root: { '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 } },
            },
          },
          MuiCollapse: { defaultProps: { timeout: still ? 0 : undefined } },
        },
      }),
    [still, outer.direction, outer.palette.mode],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, minHeight: 148 }}>
      <FormControlLabel
        control={<Switch checked={still} onChange={(event) => setStill(event.target.checked)} />}
        label="Without motion"
      />
      <ThemeProvider theme={theme}>
        <Forecast />
      </ThemeProvider>
    </Stack>
  );
}
