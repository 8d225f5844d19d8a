import * as React from 'react';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

// In place of the link of a router.
const PlaceContext = React.createContext<(place: string) => void>(() => {});

const ShopLink = React.forwardRef<HTMLAnchorElement, React.ComponentPropsWithoutRef<'a'>>(
  function ShopLink({ href = '', onClick, children, ...other }, ref) {
    const goTo = React.useContext(PlaceContext);
    return (
      <a
        ref={ref}
        href={href}
        onClick={(event) => {
          onClick?.(event);
          if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          goTo(href);
        }}
        {...other}
      >
        {children}
      </a>
    );
  },
);

const theme = extendTheme({
  components: { JoyLink: { defaultProps: { component: ShopLink } } },
});

export default function ShopLinks() {
  const [place, setPlace] = React.useState('#oven');

  return (
    <PlaceContext.Provider value={setPlace}>
      <ThemeProvider theme={theme}>
        <Stack spacing={2} alignItems="flex-start" sx={{ width: 260 }}>
          <Stack component="nav" aria-label="Bakery" direction="row" spacing={2}>
            <Link href="#oven">Oven</Link>
            <Link href="#orders">Orders</Link>
            <Link href="#flour">Flour</Link>
          </Stack>
          <Typography role="status">Now at {place}, without loading a page.</Typography>
        </Stack>
      </ThemeProvider>
    </PlaceContext.Provider>
  );
}
