import * as React from 'react';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withArticles(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiScopedCssBaseline: {
        styleOverrides: {
          root: ({ theme }) => ({
            '& h3': { ...theme.typography.h6, margin: theme.spacing(0, 0, 1) },
            '& p': { margin: theme.spacing(0, 0, 2) },
            '& a': { color: theme.palette.primary.main },
            '& blockquote': {
              margin: 0,
              paddingInlineStart: theme.spacing(2),
              borderInlineStart: `4px solid ${theme.palette.primary.main}`,
            },
          }),
        },
      },
    },
  };
}

// Stands for what an editor has saved.
const html = `
  <h3>The old crane turns again</h3>
  <p>It lifts a boat on the first day of each month. <a href="#style-html-from-an-editor">See when</a></p>
  <blockquote>Stand behind the yellow line.</blockquote>
`;

export default function HarborArticle() {
  const outer = useTheme();
  const theme = React.useMemo(() => withArticles(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <ScopedCssBaseline
        component="article"
        sx={{ p: 2, borderRadius: 1, width: '100%', maxWidth: 380 }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </ThemeProvider>
  );
}
