import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const anchors = ['left', 'right', 'top', 'bottom'] as const;

export default function FourEdges() {
  const [anchor, setAnchor] = React.useState<DrawerProps['anchor']>('left');
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
        {anchors.map((name) => (
          <Button
            key={name}
            aria-haspopup="dialog"
            onClick={() => {
              setAnchor(name);
              setOpen(true);
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Drawer
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-labelledby': id }}
      >
        <Stack spacing={2} alignItems="flex-start" sx={{ p: 3 }}>
          <Typography id={id} variant="h6" component="h2">
            From the {anchor}
          </Typography>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Close
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}
