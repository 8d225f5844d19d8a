import * as React from 'react';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';

function PlateLink({ name }: { name: string }) {
  const [open, setOpen] = React.useState(false);
  const linkRef = React.useRef<HTMLAnchorElement>(null);

  const handleOpen = () => {
    const link = linkRef.current;
    if (link && link.scrollWidth > link.clientWidth) setOpen(true);
  };

  return (
    <Tooltip
      describeChild
      disableInteractive
      title={name}
      open={open}
      onOpen={handleOpen}
      onClose={() => setOpen(false)}
    >
      <Link ref={linkRef} href="#show-what-was-cut-off" noWrap display="block">
        {name}
      </Link>
    </Tooltip>
  );
}

export default function OnlyWhenCut() {
  return (
    <Paper variant="outlined" sx={{ width: 220 }}>
      <List dense aria-label="Photographic plates">
        {[
          'Plate 7, Pleiades',
          'Plate 12, comet with two tails above the southern ridge',
          'Plate 31, eclipse',
        ].map((name) => (
          <ListItem key={name}>
            <PlateLink name={name} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
