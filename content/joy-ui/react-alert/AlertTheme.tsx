import Alert from '@mui/joy/Alert';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';
import Stack from '@mui/joy/Stack';

const lineTheme = extendTheme({
  components: {
    JoyAlert: {
      defaultProps: { role: 'note', size: 'lg' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          '--Alert-radius': '0px',
          borderInlineStart: '6px solid currentColor',
          ...(ownerState.color === 'danger' && { fontWeight: theme.vars.fontWeight.lg }),
        }),
      },
    },
  },
});

export default function AlertTheme() {
  return (
    <ThemeProvider theme={lineTheme}>
      <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 420 }}>
        <Alert>Dogs ride free in the rear car.</Alert>
        <Alert color="danger">Do not lean out on the bridge.</Alert>
      </Stack>
    </ThemeProvider>
  );
}
