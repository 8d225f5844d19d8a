import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const wheels = [
  { name: 'Alder blue', milk: 'Goat' },
  { name: 'Ash log', milk: 'Goat' },
  { name: 'Cellar stone', milk: 'Sheep' },
  { name: 'Hay cheese', milk: 'Cow' },
  { name: 'Spring curd', milk: 'Cow' },
];

const milks = ['Cow', 'Goat', 'Sheep'];

export default function FilterWheels() {
  const [applied, setApplied] = React.useState<readonly string[]>([]);
  const [draft, setDraft] = React.useState<readonly string[]>([]);
  const [open, setOpen] = React.useState(false);
  const shown = wheels.filter(({ milk }) => applied.length === 0 || applied.includes(milk));

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Button
        variant="outlined"
        color="neutral"
        aria-haspopup="dialog"
        onClick={() => {
          setDraft(applied);
          setOpen(true);
        }}
      >
        Filter{applied.length > 0 && `, ${applied.length} chosen`}
      </Button>
      <List aria-label="Cheeses" sx={{ minHeight: 200, '--ListItem-paddingX': '0px' }}>
        {shown.map(({ name, milk }) => (
          <ListItem key={name}>
            {name}, {milk.toLowerCase()}
          </ListItem>
        ))}
      </List>
      <Typography role="status" level="body-sm" textColor="text.secondary">
        {shown.length} of {wheels.length} cheeses
      </Typography>
      <Drawer anchor="right" open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Filter by milk</DialogTitle>
        <Stack spacing={1.5} sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: 1.5 }}>
          {milks.map((milk) => (
            <Checkbox
              key={milk}
              label={milk}
              checked={draft.includes(milk)}
              onChange={(event) =>
                setDraft(
                  event.target.checked ? [...draft, milk] : draft.filter((name) => name !== milk),
                )
              }
              sx={{
                '& .MuiCheckbox-checkbox:not(.Mui-checked)': { borderColor: 'neutral.500' },
              }}
            />
          ))}
        </Stack>
        <Stack direction="row" spacing={1} sx={{ p: 1.5 }}>
          <Button
            onClick={() => {
              setApplied(draft);
              setOpen(false);
            }}
          >
            Apply
          </Button>
          <Button variant="plain" color="neutral" onClick={() => setDraft([])}>
            Clear all
          </Button>
        </Stack>
      </Drawer>
    </Box>
  );
}
