import * as React from 'react';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withTickedRadios(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiRadio: {
        defaultProps: {
          color: 'secondary',
          icon: <CircleOutlined />,
          checkedIcon: <CheckCircle />,
        },
        styleOverrides: { root: { padding: 6 } },
      },
    },
  };
}

export default function RadioTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withTickedRadios(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <RadioGroup name="pier" defaultValue="east" aria-label="Pier">
        <FormControlLabel value="east" control={<Radio />} label="East pier" />
        <FormControlLabel value="west" control={<Radio />} label="West pier" />
      </RadioGroup>
    </ThemeProvider>
  );
}
