import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const bakeryTheme = extendTheme({
  components: {
    JoyButton: {
      defaultProps: { size: 'lg', color: 'warning' },
      styleOverrides: { root: { '--Button-radius': '999px' } },
    },
    JoyInput: {
      defaultProps: { variant: 'soft' },
      styleOverrides: {
        root: ({ theme }) => ({
          '--Input-radius': '14px',
          '--Input-minHeight': '3rem',
          border: `1px solid ${theme.vars.palette.neutral[500]}`,
        }),
      },
    },
  },
});

export default function BakeryOrder() {
  return (
    <ThemeProvider theme={bakeryTheme}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <FormControl>
          <FormLabel>Loaves for Saturday</FormLabel>
          <Input type="number" defaultValue={2} slotProps={{ input: { min: 1, max: 12 } }} />
        </FormControl>
        <Button>Put them aside</Button>
      </Stack>
    </ThemeProvider>
  );
}
