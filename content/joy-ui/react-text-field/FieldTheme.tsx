import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const studioTheme = extendTheme({
  components: {
    JoyFormControl: {
      defaultProps: { size: 'lg' },
      styleOverrides: {
        root: ({ theme }) => ({
          '--FormHelperText-margin': '0.5rem 0 0 0',
          '&.Mui-error': { '--FormHelperText-color': theme.vars.palette.danger.plainColor },
        }),
      },
    },
    JoyFormLabel: {
      styleOverrides: { root: { letterSpacing: '0.04em', textTransform: 'uppercase' } },
    },
  },
});

export default function FieldTheme() {
  return (
    <ThemeProvider theme={studioTheme}>
      <FormControl error sx={{ width: '100%', maxWidth: 320 }}>
        <FormLabel>Length</FormLabel>
        <Input
          defaultValue="12"
          endDecorator="minutes"
          slotProps={{ input: { inputMode: 'numeric', 'aria-invalid': true } }}
        />
        <FormHelperText>Songs on air take at most 8 minutes.</FormHelperText>
      </FormControl>
    </ThemeProvider>
  );
}
