import { extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { InTheme } from './inTheme';

const { breakpoints } = extendTheme();

const theme = extendTheme({
  cssVarPrefix: 'ebb',
  fontSize: { xl4: 'clamp(1.75rem, 1rem + 3vw, 3rem)' },
  typography: {
    h2: { fontSize: '1.375rem', [breakpoints.up('md')]: { fontSize: '2rem' } },
  },
});

export default function FluidHeadings() {
  return (
    <InTheme theme={theme}>
      <Typography level="h1" component="h3">
        Tides of the year
      </Typography>
      <Typography level="h2" component="h4">
        The great ebb
      </Typography>
    </InTheme>
  );
}
