import LocalFireDepartment from '@mui/icons-material/LocalFireDepartment';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const ovenTheme = extendTheme({
  components: {
    JoyAlert: {
      styleOverrides: {
        root: { '--Alert-radius': '0px', alignItems: 'flex-start' },
        startDecorator: ({ theme }) => ({
          padding: theme.spacing(0.5),
          borderRadius: '50%',
          ...theme.variants.solid.warning,
        }),
        endDecorator: { marginInlineStart: 'auto' },
      },
    },
  },
});

export default function OvenAlerts() {
  return (
    <ThemeProvider theme={ovenTheme}>
      <Alert
        color="warning"
        startDecorator={<LocalFireDepartment />}
        endDecorator={
          <Button size="sm" color="warning">
            Done
          </Button>
        }
        sx={{ width: '100%', maxWidth: 420, boxSizing: 'border-box' }}
      >
        Oven 2: turn the trays after eight minutes, and open the damper.
      </Alert>
    </ThemeProvider>
  );
}
