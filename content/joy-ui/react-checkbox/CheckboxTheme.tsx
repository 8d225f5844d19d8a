import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const apiaryTheme = extendTheme({
  components: {
    JoyCheckbox: {
      defaultProps: { color: 'warning' },
      styleOverrides: {
        root: { '--Checkbox-size': '1.5rem', '--Checkbox-gap': '1rem' },
        checkbox: ({ ownerState, theme }) => ({
          borderRadius: '50%',
          ...(!ownerState.checked && { borderColor: theme.vars.palette.neutral[500] }),
        }),
      },
    },
  },
});

export default function CheckboxTheme() {
  return (
    <ThemeProvider theme={apiaryTheme}>
      <Stack spacing={1.5}>
        <Checkbox label="Queen seen" defaultChecked />
        <Checkbox label="Eggs seen" />
      </Stack>
    </ThemeProvider>
  );
}
