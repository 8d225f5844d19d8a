import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const teaTheme = extendTheme({
  components: {
    JoyDivider: {
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          '--Divider-lineColor': theme.vars.palette.neutral[500],
          ...(ownerState.children && {
            '--Divider-gap': '1rem',
            color: theme.vars.palette.text.primary,
            fontWeight: theme.vars.fontWeight.lg,
          }),
        }),
      },
    },
  },
});

export default function DividerTheme() {
  return (
    <ThemeProvider theme={teaTheme}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <Divider />
        <Divider role="presentation">Evening teas</Divider>
      </Stack>
    </ThemeProvider>
  );
}
