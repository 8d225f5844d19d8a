import * as React from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const key = 'order-of-nest-columns';

const ownColumns: GridColDef[] = [
  { field: 'nest', headerName: 'Nest', minWidth: 100, flex: 1 },
  { field: 'eggs', headerName: 'Eggs', type: 'number', width: 80 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 110 },
];
const ownFields = ownColumns.map(({ field }) => field);

function load() {
  try {
    const stored = (localStorage.getItem(key) ?? '').split(' ');
    return [...new Set([...stored.filter((field) => ownFields.includes(field)), ...ownFields])];
  } catch {
    return ownFields;
  }
}

function store(fields: string[]) {
  try {
    localStorage.setItem(key, fields.join(' '));
  } catch {
    // No storage: the order lasts until the page is left.
  }
}

const rows = [
  { id: 1, nest: 'Old alder', eggs: 3, height: 6 },
  { id: 2, nest: 'Barn beam', eggs: 5, height: 4 },
];

export default function RememberedOrder() {
  const [fields, setFields] = React.useState(ownFields);
  const [message, setMessage] = React.useState('');

  React.useEffect(() => setFields(load()), []);

  const columns = React.useMemo(
    () => fields.flatMap((field) => ownColumns.filter((column) => column.field === field)),
    [fields],
  );

  const move = (field: string, name: string, place: number) => {
    if (place < 0 || place >= fields.length) {
      setMessage(`${name} is ${place < 0 ? 'first' : 'last'} already`);
      return;
    }
    const others = fields.filter((each) => each !== field);
    const next = [...others.slice(0, place), field, ...others.slice(place)];
    setFields(next);
    store(next);
    setMessage(`${name} is column ${place + 1} of ${fields.length}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <List dense aria-label="Order of the columns" sx={{ width: 260 }}>
        {columns.map(({ field, headerName = field }, place) => (
          <ListItem key={field} disablePadding>
            <ListItemText primary={headerName} />
            <IconButton
              aria-label={`Move ${headerName} up`}
              onClick={() => move(field, headerName, place - 1)}
            >
              <ArrowUpward />
            </IconButton>
            <IconButton
              aria-label={`Move ${headerName} down`}
              onClick={() => move(field, headerName, place + 1)}
            >
              <ArrowDownward />
            </IconButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
      <Box role="group" aria-label="Nests" sx={{ height: 162 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
