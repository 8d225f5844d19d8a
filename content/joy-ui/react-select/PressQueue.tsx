import * as React from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const jobs = [
  { name: 'Wedding cards', press: 'Platen', state: 'waiting' },
  { name: 'Map of the harbor', press: 'Cylinder', state: 'on the press' },
  { name: 'Seed packets', press: 'Platen', state: 'drying' },
  { name: 'Concert poster', press: 'Cylinder', state: 'waiting' },
  { name: 'Bookplates', press: 'Platen', state: 'on the press' },
];

export default function PressQueue() {
  const [press, setPress] = React.useState('all');
  const [state, setState] = React.useState('all');
  const shown = jobs.filter(
    (job) => (press === 'all' || job.press === press) && (state === 'all' || job.state === state),
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Select
          size="sm"
          variant="soft"
          aria-label="Press"
          value={press}
          onChange={(_event, value) => setPress(value ?? 'all')}
          slotProps={{ listbox: { 'aria-label': 'Press' } }}
          sx={{ width: 150 }}
        >
          <Option value="all">All presses</Option>
          <Option value="Platen">Platen</Option>
          <Option value="Cylinder">Cylinder</Option>
        </Select>
        <Select
          size="sm"
          variant="soft"
          aria-label="State"
          value={state}
          onChange={(_event, value) => setState(value ?? 'all')}
          slotProps={{ listbox: { 'aria-label': 'State' } }}
          sx={{ width: 150 }}
        >
          <Option value="all">Every state</Option>
          <Option value="waiting">Waiting</Option>
          <Option value="on the press">On the press</Option>
          <Option value="drying">Drying</Option>
        </Select>
      </Stack>
      <Typography level="body-sm" role="status" textColor="text.secondary" sx={{ mt: 1.5 }}>
        {shown.length === 1 ? '1 job' : `${shown.length} jobs`}
      </Typography>
      <List aria-label="Jobs" size="sm" sx={{ minHeight: 180, '--ListItem-paddingX': '0px' }}>
        {shown.map((job) => (
          <ListItem key={job.name}>
            {job.name}, {job.state}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
