import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const ringTheme = extendTheme({
  components: {
    JoyInput: {
      defaultProps: { variant: 'soft' },
      styleOverrides: {
        root: {
          '--Input-radius': '1rem',
          '--Input-focusedThickness': '3px',
          '--Input-focusedInset': 'var(--not-set, )',
        },
      },
    },
  },
});

export default function OuterRing() {
  return (
    <ThemeProvider theme={ringTheme}>
      <FormControl sx={{ width: '100%', maxWidth: 300 }}>
        <FormLabel>Press Tab to see the ring</FormLabel>
        <Input defaultValue="Tomatoes" />
      </FormControl>
    </ThemeProvider>
  );
}
