import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const ferryTheme = extendTheme({
  components: {
    JoyLink: {
      defaultProps: { underline: 'always' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          '--Link-underlineOpacity': 1,
          ...(ownerState.level === 'inherit' && { display: 'inline' }),
          '&:hover': { textDecorationThickness: '3px' },
        }),
      },
    },
  },
});

export default function LinkTheme() {
  return (
    <ThemeProvider theme={ferryTheme}>
      <Typography sx={{ width: '100%', maxWidth: 300 }}>
        Dogs travel free{' '}
        <Link href="#dogs">as long as they stay on the open deck and on a leash</Link>, and so do
        bicycles.
      </Typography>
    </ThemeProvider>
  );
}
