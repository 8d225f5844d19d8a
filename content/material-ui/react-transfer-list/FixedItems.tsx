import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Key {
  id: string;
  name: string;
  detail: string;
  fixed?: boolean;
}

const keys: readonly Key[] = [
  { id: 'k1', name: 'Gate', detail: 'North side' },
  { id: 'k2', name: 'Gate', detail: 'South side' },
  { id: 'k3', name: 'Boat house', detail: 'Opens the slip, too' },
  { id: 'k4', name: 'First aid', detail: 'Stays with the warden', fixed: true },
];

interface KeyListProps {
  title: string;
  items: readonly Key[];
  checked: readonly string[];
  onChange: (checked: string[]) => void;
}

function KeyList({ title, items, checked, onChange }: KeyListProps) {
  const titleId = React.useId();

  return (
    <Paper variant="outlined" role="group" aria-labelledby={titleId} sx={{ flex: 1, minWidth: 0 }}>
      <Typography id={titleId} variant="subtitle2" component="p" sx={{ px: 2, pt: 1 }}>
        {title} ({items.length})
      </Typography>
      <List dense sx={{ height: 240, overflow: 'auto' }}>
        {items.map(({ id, name, detail, fixed }) => (
          <ListItem key={id} disableGutters sx={{ px: 2, py: 0.5 }}>
            <FormControlLabel
              disabled={fixed}
              sx={{ flex: 1 }}
              label={
                <>
                  {name}
                  <Typography
                    component="span"
                    variant="body2"
                    color="text.secondary"
                    sx={{ display: 'block' }}
                  >
                    {detail}
                  </Typography>
                </>
              }
              control={
                <Checkbox
                  size="small"
                  checked={checked.includes(id)}
                  onChange={(_event, on) =>
                    onChange(on ? [...checked, id] : checked.filter((other) => other !== id))
                  }
                />
              }
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}

export default function FixedItems() {
  const [lent, setLent] = React.useState<readonly string[]>(['k4']);
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const [message, setMessage] = React.useState('');
  const onHooks = keys.filter(({ id }) => !lent.includes(id));
  const withWarden = keys.filter(({ id }) => lent.includes(id));

  const move = (from: readonly Key[], place: string) => {
    const moving = from.filter(({ id, fixed }) => checked.includes(id) && !fixed);
    const ids = moving.map(({ id }) => id);
    const names = moving.map(({ name, detail }) => `${name}, ${detail}`);
    setLent(keys.map(({ id }) => id).filter((id) => lent.includes(id) !== ids.includes(id)));
    setChecked(checked.filter((id) => !ids.includes(id)));
    setMessage(ids.length === 0 ? 'Choose a key first.' : `${names.join('; ')}: ${place}`);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <KeyList title="On the hooks" items={onHooks} checked={checked} onChange={setChecked} />
        <Stack
          direction={{ xs: 'row', sm: 'column' }}
          spacing={1}
          alignItems="center"
          justifyContent="center"
        >
          <Button variant="outlined" onClick={() => move(onHooks, 'handed out')}>
            Hand out
          </Button>
          <Button variant="outlined" onClick={() => move(withWarden, 'taken back')}>
            Take back
          </Button>
        </Stack>
        <KeyList
          title="With the warden"
          items={withWarden}
          checked={checked}
          onChange={setChecked}
        />
      </Stack>
      <Box role="status" sx={{ minHeight: 32, pt: 1, typography: 'body2' }}>
        {message}
      </Box>
    </Box>
  );
}
