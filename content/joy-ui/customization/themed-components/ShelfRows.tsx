import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/joy/ListItemButton';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const shelfTheme = extendTheme({
  components: {
    JoyListItemButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderInlineStart: '4px solid transparent',
          [`&.${listItemButtonClasses.selected}`]: {
            borderInlineStartColor: theme.vars.palette.primary.plainColor,
            fontWeight: theme.vars.fontWeight.lg,
          },
          [`&:not(.${listItemButtonClasses.selected}):hover`]: { textDecoration: 'underline' },
        }),
      },
    },
  },
});

const shelves = ['Bread', 'Rolls', 'Cakes'];

export default function ShelfRows() {
  const [open, setOpen] = React.useState('Bread');

  return (
    <ThemeProvider theme={shelfTheme}>
      <List aria-label="Shelves" sx={{ width: '100%', maxWidth: 260 }}>
        {shelves.map((shelf) => (
          <ListItem key={shelf}>
            <ListItemButton
              selected={shelf === open}
              aria-current={shelf === open}
              onClick={() => setOpen(shelf)}
            >
              {shelf}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </ThemeProvider>
  );
}
