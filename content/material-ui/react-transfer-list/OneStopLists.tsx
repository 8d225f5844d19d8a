import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const loaves = ['Barley', 'Corn', 'Oat', 'Potato', 'Rye', 'Seeded', 'Spelt', 'Walnut', 'White'];

interface ChoiceListProps {
  title: string;
  items: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function ChoiceList({ title, items, chosen, onChange }: ChoiceListProps) {
  const [last, setLast] = React.useState('');
  const id = React.useId();
  // Tab stops at one item only: where focus was last, or at the first.
  const stop = items.includes(last) ? last : items[0];

  return (
    <Paper variant="outlined" sx={{ flex: 1, minWidth: 0 }}>
      <Typography id={id} variant="subtitle2" component="p" sx={{ px: 2, pt: 1 }}>
        {title} ({items.length})
      </Typography>
      <MenuList
        dense
        disableListWrap
        role="listbox"
        aria-multiselectable
        aria-labelledby={id}
        sx={{ height: 200, overflow: 'auto' }}
      >
        {items.map((item) => {
          const isChosen = chosen.includes(item);
          return (
            <MenuItem
              key={item}
              role="option"
              aria-selected={isChosen}
              selected={isChosen}
              tabIndex={item === stop ? 0 : -1}
              onFocus={() => setLast(item)}
              onClick={() =>
                onChange(isChosen ? chosen.filter((other) => other !== item) : [...chosen, item])
              }
            >
              <ListItemIcon>{isChosen && <CheckIcon fontSize="small" />}</ListItemIcon>
              {item}
            </MenuItem>
          );
        })}
      </MenuList>
    </Paper>
  );
}

export default function OneStopLists() {
  const [loaded, setLoaded] = React.useState<readonly string[]>(['Rye', 'White']);
  const [chosen, setChosen] = React.useState<readonly string[]>(['Oat']);
  const [message, setMessage] = React.useState('');
  const baked = loaves.filter((loaf) => !loaded.includes(loaf));

  const move = (from: readonly string[], place: string) => {
    const moving = from.filter((loaf) => chosen.includes(loaf));
    setLoaded(loaves.filter((loaf) => loaded.includes(loaf) !== moving.includes(loaf)));
    setChosen(chosen.filter((loaf) => !moving.includes(loaf)));
    setMessage(moving.length === 0 ? 'Choose a bread first.' : `${moving.join(', ')}: ${place}`);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <ChoiceList title="In the bakery" items={baked} chosen={chosen} onChange={setChosen} />
        <Stack
          direction={{ xs: 'row', sm: 'column' }}
          spacing={1}
          alignItems="center"
          justifyContent="center"
        >
          <Button variant="outlined" onClick={() => move(baked, 'in the van')}>
            Load
          </Button>
          <Button variant="outlined" onClick={() => move(loaded, 'back in the bakery')}>
            Unload
          </Button>
        </Stack>
        <ChoiceList title="In the van" items={loaded} chosen={chosen} onChange={setChosen} />
      </Stack>
      <Box role="status" sx={{ minHeight: 32, pt: 1, typography: 'body2' }}>
        {message}
      </Box>
    </Box>
  );
}
