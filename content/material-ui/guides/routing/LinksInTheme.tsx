import * as React from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

// Stands for the router of an application: it keeps the address in memory.
const RouterContext = React.createContext({ path: '/', go: (_path: string) => {} });

const RouterLink = React.forwardRef<HTMLAnchorElement, React.ComponentPropsWithoutRef<'a'>>(
  function RouterLink({ href = '/', onClick, ...other }, ref) {
    const { go } = React.useContext(RouterContext);
    return (
      <a
        {...other}
        ref={ref}
        href={href}
        onClick={(event) => {
          onClick?.(event);
          event.preventDefault();
          go(href);
        }}
      />
    );
  },
);

const withRouterLinks = (outer: Theme): Theme =>
  createTheme({
    ...outer,
    components: {
      ...outer.components,
      MuiLink: { defaultProps: { component: RouterLink } },
      MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
    },
  });

const pages = [
  { href: '/orders/', title: 'Orders' },
  { href: '/stock/', title: 'Stock' },
  { href: '/staff/', title: 'Staff' },
];

export default function LinksInTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withRouterLinks(outer), [outer]);
  const [path, setPath] = React.useState('/orders/');
  const router = React.useMemo(() => ({ path, go: setPath }), [path]);

  return (
    <RouterContext.Provider value={router}>
      <ThemeProvider theme={theme}>
        <Stack direction="row" spacing={4} sx={{ width: '100%', maxWidth: 480 }}>
          <List component="nav" aria-label="Pages" sx={{ flex: 1 }}>
            {pages.map(({ href, title }) => (
              <ListItem key={href} component="div" disablePadding>
                <ListItemButton
                  href={href}
                  selected={href === path}
                  aria-current={href === path ? 'page' : undefined}
                >
                  <ListItemText primary={title} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
          <Stack spacing={2} alignItems="flex-start" sx={{ flex: 1 }}>
            <Typography role="status">You are at {path}</Typography>
            <Link href="/stock/">A link to the stock</Link>
            <Button variant="outlined" href="/staff/">
              A button to the staff
            </Button>
          </Stack>
        </Stack>
      </ThemeProvider>
    </RouterContext.Provider>
  );
}
