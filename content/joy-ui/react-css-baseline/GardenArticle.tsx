import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyScopedCssBaseline: {
      styleOverrides: {
        root: ({ theme: { typography, vars } }) => ({
          '& h3': { ...typography['title-lg'], margin: '0 0 0.5rem' },
          '& p': { margin: '0 0 1rem' },
          '& a': { color: vars.palette.primary.plainColor },
          '& blockquote': {
            margin: 0,
            paddingInlineStart: '1rem',
            borderInlineStart: `4px solid ${vars.palette.success[500]}`,
          },
        }),
      },
    },
  },
});

// In place of HTML from an editor.
const html = `
  <h3>The lily flowers</h3>
  <p>Its leaves carry a child. <a href="#style-plain-elements">How to get there</a></p>
  <blockquote>Come at dusk, and bring a lamp.</blockquote>
`;

export default function GardenArticle() {
  return (
    <ThemeProvider theme={theme}>
      <ScopedCssBaseline
        component="article"
        sx={{ width: '100%', maxWidth: 380, p: 2, borderRadius: 'md' }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </ThemeProvider>
  );
}
