import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withQuietCheckboxes(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiCheckbox: {
        defaultProps: { color: 'secondary', disableRipple: true },
        styleOverrides: {
          root: { padding: 6, '&.Mui-focusVisible': { outline: '2px solid currentColor' } },
        },
      },
      MuiFormControlLabel: {
        styleOverrides: { root: { marginInlineStart: -8 } },
      },
    },
  };
}

export default function CheckboxTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withQuietCheckboxes(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <FormGroup>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Less space" />
        <FormControlLabel control={<Checkbox />} label="No ripple, an outline for focus" />
      </FormGroup>
    </ThemeProvider>
  );
}
