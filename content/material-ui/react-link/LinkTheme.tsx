import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withStrongLinks(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiLink: {
        defaultProps: { color: 'secondary' },
        styleOverrides: {
          root: { fontWeight: 500 },
          underlineAlways: { textDecorationThickness: 2 },
        },
      },
    },
  };
}

export default function LinkTheme() {
  return (
    <ThemeProvider theme={withStrongLinks}>
      <Typography>
        Everything about <Link href="#sourdough">sourdough</Link>.
      </Typography>
    </ThemeProvider>
  );
}
