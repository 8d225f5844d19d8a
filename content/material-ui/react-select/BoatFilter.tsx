import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const boats = [
  { name: 'Heron', kind: 'Canoe', seats: 2 },
  { name: 'Kingfisher', kind: 'Canoe', seats: 3 },
  { name: 'Otter', kind: 'Rowing boat', seats: 4 },
  { name: 'Pike', kind: 'Rowing boat', seats: 2 },
];

const any = 'any';
const kinds = ['Canoe', 'Rowing boat'];
const seatCounts = [2, 3, 4];

export default function BoatFilter() {
  const [kind, setKind] = React.useState(any);
  const [seats, setSeats] = React.useState(any);

  const found = boats.filter(
    (boat) =>
      (kind === any || boat.kind === kind) && (seats === any || boat.seats >= Number(seats)),
  );

  return (
    <Stack spacing={2} sx={{ width: 480, maxWidth: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" alignItems="center">
        <TextField
          select
          size="small"
          label="Kind"
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          sx={{ width: 148 }}
        >
          <MenuItem value={any}>Any</MenuItem>
          {kinds.map((entry) => (
            <MenuItem key={entry} value={entry}>
              {entry}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="Seats"
          value={seats}
          onChange={(event) => setSeats(event.target.value)}
          sx={{ width: 148 }}
        >
          <MenuItem value={any}>Any</MenuItem>
          {seatCounts.map((count) => (
            <MenuItem key={count} value={String(count)}>
              {count} or more
            </MenuItem>
          ))}
        </TextField>
        <Button
          onClick={() => {
            setKind(any);
            setSeats(any);
          }}
        >
          Reset
        </Button>
      </Stack>
      <Typography role="status" variant="body2">
        {found.length === 1 ? '1 boat' : `${found.length} boats`}
      </Typography>
      <List dense disablePadding sx={{ minHeight: 208 }}>
        {found.map((boat) => (
          <ListItem key={boat.name} disableGutters divider>
            <ListItemText primary={boat.name} secondary={`${boat.kind}, ${boat.seats} seats`} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
