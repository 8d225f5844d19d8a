import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const archiveTheme = extendTheme({
  components: {
    JoyBreadcrumbs: {
      defaultProps: { size: 'sm', separator: '»' },
      styleOverrides: {
        root: { '--Breadcrumbs-gap': '0.75rem', paddingInline: 0 },
        separator: ({ theme }) => ({ color: theme.vars.palette.text.tertiary }),
      },
    },
  },
});

export default function BreadcrumbsTheme() {
  return (
    <ThemeProvider theme={archiveTheme}>
      <Breadcrumbs aria-label="Path to the globe">
        <Link href="#archive">Archive</Link>
        <Link href="#globes">Globes</Link>
        <Typography aria-current="page">The small one</Typography>
      </Breadcrumbs>
    </ThemeProvider>
  );
}
