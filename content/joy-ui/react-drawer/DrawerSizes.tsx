import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;
const names = { sm: 'Small', md: 'Medium', lg: 'Large' };

export default function DrawerSizes() {
  const [size, setSize] = React.useState<(typeof sizes)[number] | 'custom'>('md');
  const [open, setOpen] = React.useState(false);

  const show = (name: typeof size) => {
    setSize(name);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
      {sizes.map((name) => (
        <Button
          key={name}
          variant="outlined"
          color="neutral"
          aria-haspopup="dialog"
          onClick={() => show(name)}
        >
          {names[name]}
        </Button>
      ))}
      <Button
        variant="outlined"
        color="neutral"
        aria-haspopup="dialog"
        onClick={() => show('custom')}
      >
        360 pixels
      </Button>
      <Drawer
        size={size === 'custom' ? 'md' : size}
        sx={size === 'custom' ? { '--Drawer-horizontalSize': '360px' } : undefined}
        open={open}
        onClose={() => setOpen(false)}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Work for today</DialogTitle>
        <List size={size === 'custom' ? 'md' : size} aria-label="Work for today">
          <ListItem>Turn the wheels of row 3</ListItem>
          <ListItem>Brush the rinds</ListItem>
          <ListItem>Wet the floor</ListItem>
        </List>
      </Drawer>
    </Stack>
  );
}
