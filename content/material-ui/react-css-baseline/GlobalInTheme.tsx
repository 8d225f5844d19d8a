import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withPlainElements(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiCssBaseline: {
        styleOverrides: (theme) => ({
          body: { padding: theme.spacing(2) },
          a: { color: theme.palette.primary.main },
          blockquote: {
            marginInline: 0,
            paddingInlineStart: theme.spacing(2),
            borderInlineStart: `4px solid ${theme.palette.divider}`,
          },
        }),
      },
    },
  };
}

export default function GlobalInTheme() {
  return (
    <ThemeProvider theme={withPlainElements}>
      <CssBaseline enableColorScheme />
      <blockquote>
        Even plain elements, such as this quotation and <a href="#link">this link</a>, now follow
        the theme. This text has the letters that body has.
      </blockquote>
    </ThemeProvider>
  );
}
