import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Quote {
  id: number;
  clock: string;
  price: number | null;
}

const columns: GridColDef<Quote>[] = [
  { field: 'clock', headerName: 'Clock', minWidth: 130, flex: 1 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 150,
    valueFormatter: ({ value }: { value: number | null }) =>
      value === null ? 'Not quoted yet' : `€${value.toFixed(2)}`,
  },
];

const rows: Quote[] = [
  { id: 1, clock: 'Metronome', price: 38 },
  { id: 2, clock: 'Chess clock', price: null },
  { id: 3, clock: 'Stopwatch', price: 0 },
  { id: 4, clock: 'Station clock', price: 420 },
];

export default function PricesToCome() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560, height: 266 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Quotes" />
    </Box>
  );
}
