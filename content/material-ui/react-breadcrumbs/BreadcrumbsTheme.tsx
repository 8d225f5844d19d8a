import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withQuietTrails(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiBreadcrumbs: {
        defaultProps: {
          maxItems: 3,
          separator: '→',
          slots: { CollapsedIcon: ExpandMoreIcon },
          slotProps: { collapsedIcon: { fontSize: 'small' } },
        },
        styleOverrides: { root: { fontSize: '0.875rem' } },
      },
    },
  };
}

export default function BreadcrumbsTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withQuietTrails(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Breadcrumbs aria-label="Path by the theme" expandText="Show two more levels">
        <Link href="#a">Library</Link>
        <Link href="#b">Nature</Link>
        <Link href="#c">Insects</Link>
        <Typography variant="inherit" color="text.primary" aria-current="page">
          Bees
        </Typography>
      </Breadcrumbs>
    </ThemeProvider>
  );
}
