import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ModalClose from '@mui/joy/ModalClose';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function DrawerLooks() {
  const [color, setColor] = React.useState<(typeof colors)[number]>('neutral');
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('plain');
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={2} alignItems="center">
      <Select
        aria-label="Color"
        value={color}
        onChange={(_event, value) => setColor(value ?? 'neutral')}
        slotProps={{ listbox: { 'aria-label': 'Color' } }}
        sx={{ width: 160 }}
      >
        {colors.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
        {variants.map((name) => (
          <Button
            key={name}
            variant={name}
            color={color}
            aria-haspopup="dialog"
            onClick={() => {
              setVariant(name);
              setOpen(true);
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Drawer
        variant={variant}
        color={color}
        invertedColors={variant === 'solid'}
        open={open}
        onClose={() => setOpen(false)}
        sx={variant === 'solid' ? { '--DialogContent-color': 'currentColor' } : undefined}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Ready for the market</DialogTitle>
        <DialogContent sx={{ flex: 'none', px: 1.5 }}>Three kinds can leave today.</DialogContent>
        <List aria-label="Ready for the market">
          <ListItem>Alder blue, 4 wheels</ListItem>
          <ListItem>Hay cheese, 11 wheels</ListItem>
          <ListItem>Ash log, 30 pieces</ListItem>
        </List>
      </Drawer>
    </Stack>
  );
}
