import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tracks = [
  { name: 'Harbor at dawn', tempo: 72 },
  { name: 'Copper kettle', tempo: 96 },
  { name: 'Two left shoes', tempo: 128 },
  { name: 'Night bus', tempo: 104 },
];

export default function TrackFilter() {
  const [[from, to], setTempo] = React.useState<[number, number]>([80, 120]);
  const found = tracks.filter(({ tempo }) => tempo >= from && tempo <= to);

  return (
    <Stack sx={{ width: '100%', maxWidth: 340 }}>
      <Typography>
        Tempo: {from} to {to}
      </Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Slowest tempo' : 'Fastest tempo')}
        min={60}
        max={140}
        step={4}
        value={[from, to]}
        onChange={(_event, value) => {
          if (Array.isArray(value)) setTempo([value[0] ?? from, value[1] ?? to]);
        }}
      />
      <Typography variant="body2" color="text.secondary" role="status">
        {found.length} of {tracks.length} tracks
      </Typography>
      <List dense sx={{ minHeight: 260 }} aria-label="Tracks">
        {found.map(({ name, tempo }) => (
          <ListItem key={name} disableGutters>
            <ListItemText primary={name} secondary={`${tempo} beats per minute`} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
