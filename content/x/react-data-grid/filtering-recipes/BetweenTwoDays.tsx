import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Visit {
  id: number;
  bird: string;
  day: string;
}

const columns: GridColDef<Visit>[] = [
  { field: 'bird', headerName: 'Bird', minWidth: 120, flex: 1 },
  {
    field: 'day',
    headerName: 'Day',
    type: 'date',
    width: 130,
    valueGetter: ({ row }) => new Date(`${row.day}T00:00`),
    valueFormatter: ({ value }: { value: Date }) =>
      value.toLocaleDateString('en-US', { dateStyle: 'medium' }),
  },
];

const rows: Visit[] = [
  { id: 1, bird: 'Waxwing', day: '2023-01-19' },
  { id: 2, bird: 'Siskin', day: '2023-02-03' },
  { id: 3, bird: 'Brambling', day: '2023-02-28' },
  { id: 4, bird: 'Redwing', day: '2023-03-06' },
];

export default function BetweenTwoDays() {
  const [from, setFrom] = React.useState('2023-02-01');
  const [to, setTo] = React.useState('2023-02-28');
  const shown = React.useMemo(
    () => rows.filter(({ day }) => (!from || day >= from) && (!to || day <= to)),
    [from, to],
  );
  const apiRef = useTabStop(shown);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} role="group" aria-label="Days to show">
        <TextField
          label="From"
          type="date"
          size="small"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          inputProps={{ max: to }}
          InputLabelProps={{ shrink: true }}
        />
        <TextField
          label="To"
          type="date"
          size="small"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          inputProps={{ min: from }}
          InputLabelProps={{ shrink: true }}
        />
      </Stack>
      <Box role="group" aria-label="Birds at the feeder" sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          rows={shown}
          columns={columns}
          disableColumnFilter
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Typography role="status">{`${shown.length} of ${rows.length} visits`}</Typography>
    </Stack>
  );
}
