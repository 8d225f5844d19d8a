import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const theaterTheme = extendTheme({
  components: {
    JoyRadio: {
      defaultProps: { color: 'danger' },
      styleOverrides: {
        root: { '--Radio-size': '1.5rem' },
        radio: { borderColor: 'currentColor' },
        input: { appearance: 'none' },
        label: ({ ownerState, theme }) => ({
          ...(ownerState.checked && { fontWeight: theme.vars.fontWeight.lg }),
        }),
      },
    },
    JoyRadioGroup: {
      styleOverrides: { root: { '--RadioGroup-gap': '0.5rem' } },
    },
  },
});

export default function RadioTheme() {
  return (
    <ThemeProvider theme={theaterTheme}>
      <FormControl>
        <FormLabel>Curtain</FormLabel>
        <RadioGroup name="curtain" defaultValue="velvet">
          <Radio value="velvet" label="Red velvet" />
          <Radio value="linen" label="Old linen" />
        </RadioGroup>
      </FormControl>
    </ThemeProvider>
  );
}
