import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const libraryTheme = extendTheme({
  components: {
    JoyList: {
      styleOverrides: {
        root: {
          '--List-gap': '4px',
          '--ListItem-radius': '0px',
        },
      },
    },
    JoyListItemButton: {
      defaultProps: { color: 'success' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
          ...(ownerState.selected && {
            fontWeight: theme.vars.fontWeight.lg,
            textDecoration: 'underline',
            textUnderlineOffset: '0.3em',
          }),
        }),
      },
    },
  },
});

export default function ListTheme() {
  return (
    <ThemeProvider theme={libraryTheme}>
      <List aria-label="Rooms" sx={{ width: '100%', maxWidth: 280 }}>
        <ListItem>
          <ListItemButton component="a" href="#change-every-list" selected aria-current="page">
            Reading room
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton component="a" href="#examples">
            Copy room
          </ListItemButton>
        </ListItem>
      </List>
    </ThemeProvider>
  );
}
