import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

interface Guest {
  id: number;
  name: string;
  arrival: Date;
  party: number;
}

const columns: GridColDef<Guest>[] = [
  { field: 'name', headerName: 'Guest', minWidth: 90, flex: 1 },
  {
    field: 'arrival',
    headerName: 'Arrives',
    type: 'date',
    width: 110,
    valueFormatter: ({ value }: { value: Date }) => value.toLocaleDateString('en-GB'),
  },
  { field: 'party', headerName: 'Beds', type: 'number', width: 80 },
];

const rows: Guest[] = [
  { id: 1, name: 'Sefa', arrival: new Date(2023, 7, 12), party: 2 },
  { id: 2, name: 'Anouk', arrival: new Date(2023, 7, 4), party: 5 },
  { id: 3, name: 'Milan', arrival: new Date(2023, 7, 19), party: 1 },
  { id: 4, name: 'Thea', arrival: new Date(2023, 7, 8), party: 3 },
];

const orders: Record<string, GridSortModel> = {
  'As they booked': [],
  'First to arrive': [{ field: 'arrival', sort: 'asc' }],
  'Most beds': [{ field: 'party', sort: 'desc' }],
};
const other = 'Another order';

export default function SortFromOutside() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'arrival', sort: 'asc' },
  ]);
  const [sorted] = sortModel;
  const current = Object.keys(orders).find((name) => {
    const [item] = orders[name] ?? [];
    return item?.field === sorted?.field && item?.sort === sorted?.sort;
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        label="Order"
        variant="standard"
        select
        SelectProps={{ native: true }}
        InputLabelProps={{ shrink: true }}
        value={current ?? other}
        onChange={(event) => setSortModel(orders[event.target.value] ?? [])}
        sx={{ width: 200 }}
      >
        {Object.keys(orders).map((name) => (
          <option key={name}>{name}</option>
        ))}
        {current === undefined && <option disabled>{other}</option>}
      </TextField>
      <Box sx={{ height: 266 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
          aria-label="Guests in August"
        />
      </Box>
    </Stack>
  );
}
