import CheckCircle from '@mui/icons-material/CheckCircle';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';

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
  return (
    <ThemeProvider theme={withTickedRadios}>
      <RadioGroup name="pier" defaultValue="east" aria-label="Pier">
        <FormControlLabel value="east" control={<Radio />} label="East pier" />
        <FormControlLabel value="west" control={<Radio />} label="West pier" />
      </RadioGroup>
    </ThemeProvider>
  );
}
