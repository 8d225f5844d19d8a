import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withTightLists(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiList: { defaultProps: { dense: true } },
      MuiListItem: { defaultProps: { disableGutters: true } },
      MuiListItemText: {
        defaultProps: { primaryTypographyProps: { fontWeight: 'medium' } },
        styleOverrides: { root: { marginTop: 0, marginBottom: 0 } },
      },
    },
  };
}

export default function ListTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withTightLists(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <List aria-label="Opening hours">
        <ListItem>
          <ListItemText primary="Weekdays" secondary="6 to 18" />
        </ListItem>
        <ListItem>
          <ListItemText primary="Sunday" secondary="7 to 11" />
        </ListItem>
      </List>
    </ThemeProvider>
  );
}
