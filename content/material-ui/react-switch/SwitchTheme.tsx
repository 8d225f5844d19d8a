import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch, { switchClasses } from '@mui/material/Switch';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withFirmTracks(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSwitch: {
        defaultProps: { color: 'secondary', inputProps: { role: 'switch' } },
        styleOverrides: {
          track: ({ theme }) => ({
            [`.${switchClasses.switchBase}:not(.Mui-checked, .Mui-disabled) + &`]: {
              backgroundColor: theme.palette.text.secondary,
              opacity: 1,
            },
          }),
        },
      },
    },
  };
}

export default function SwitchTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withFirmTracks(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <FormGroup>
        <FormControlLabel control={<Switch defaultChecked />} label="Fan" />
        <FormControlLabel control={<Switch />} label="Humidifier" />
      </FormGroup>
    </ThemeProvider>
  );
}
