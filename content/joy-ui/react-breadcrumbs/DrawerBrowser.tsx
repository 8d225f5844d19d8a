import * as React from 'react';
import Box from '@mui/joy/Box';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Typography from '@mui/joy/Typography';

const drawers: Record<string, string[]> = {
  Archive: ['Coast', 'Mountains'],
  Coast: ['Tidal flats', 'Lighthouses'],
  Mountains: ['Passes', 'Glaciers'],
};

export default function DrawerBrowser() {
  const [path, setPath] = React.useState(['Archive']);
  const title = React.useRef<HTMLHeadingElement>(null);
  const current = path[path.length - 1] ?? 'Archive';
  const inside = drawers[current] ?? [];

  const handleGo = (next: string[]) => {
    setPath(next);
    title.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Breadcrumbs aria-label="Drawers" sx={{ px: 0, minHeight: 48 }}>
        {path.map((drawer, index) =>
          index === path.length - 1 ? (
            <Typography key={drawer} aria-current="true">
              {drawer}
            </Typography>
          ) : (
            <Link
              key={drawer}
              component="button"
              type="button"
              onClick={() => handleGo(path.slice(0, index + 1))}
            >
              {drawer}
            </Link>
          ),
        )}
      </Breadcrumbs>
      <Typography ref={title} tabIndex={-1} level="title-lg" component="h3">
        {current}
      </Typography>
      <Box sx={{ minHeight: 96 }}>
        {inside.length === 0 ? (
          <Typography sx={{ py: 1 }}>One map, rolled.</Typography>
        ) : (
          <List aria-label={`In ${current}`} sx={{ '--ListItem-paddingX': '0px' }}>
            {inside.map((drawer) => (
              <ListItem key={drawer}>
                <ListItemButton component="button" onClick={() => handleGo([...path, drawer])}>
                  {drawer}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )}
      </Box>
    </Box>
  );
}
