import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Clock {
  id: number;
  name: string;
  owner: { name: string; street: string };
  parts: { name: string; price: number }[];
}

const columns: GridColDef<Clock>[] = [
  { field: 'name', headerName: 'Clock', minWidth: 130, flex: 1 },
  {
    field: 'owner',
    headerName: 'Owner',
    minWidth: 150,
    flex: 1,
    valueGetter: ({ row }) => `${row.owner.name}, ${row.owner.street}`,
  },
  {
    field: 'parts',
    headerName: 'Parts',
    type: 'number',
    width: 90,
    valueGetter: ({ row }) => row.parts.reduce((sum, part) => sum + part.price, 0),
    valueFormatter: ({ value }: { value: number }) => `€${value.toFixed(2)}`,
  },
];

const rows: Clock[] = [
  {
    id: 1,
    name: 'Regulator',
    owner: { name: 'Odile', street: 'Harbor Street' },
    parts: [
      { name: 'Spring', price: 14 },
      { name: 'Suspension', price: 6.5 },
    ],
  },
  {
    id: 2,
    name: 'Alarm clock',
    owner: { name: 'Piet', street: 'Mill Lane' },
    parts: [{ name: 'Hammer', price: 3.2 }],
  },
  { id: 3, name: 'Sundial', owner: { name: 'Runa', street: 'Hill Road' }, parts: [] },
];

export default function ClocksAndOwners() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560, height: 214 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Clocks and their owners" />
    </Box>
  );
}
