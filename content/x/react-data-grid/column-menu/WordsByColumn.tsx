import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Buyer {
  id: number;
  buyer: string;
  wheels: number;
}

const columns: GridColDef<Buyer>[] = [
  { field: 'buyer', headerName: 'Buyer', minWidth: 130, flex: 1 },
  { field: 'wheels', headerName: 'Wheels', type: 'number', width: 120 },
];

const rows: Buyer[] = [
  { id: 1, buyer: 'Market stall', wheels: 6 },
  { id: 2, buyer: 'Inn on the pass', wheels: 2 },
  { id: 3, buyer: 'Canteen', wheels: 9 },
];

const localeText = {
  columnMenuLabel: 'Column menu',
  columnMenuSortAsc: ({ type }: GridColDef) => (type === 'number' ? 'Fewest first' : 'A to Z'),
  columnMenuSortDesc: ({ type }: GridColDef) => (type === 'number' ? 'Most first' : 'Z to A'),
  columnMenuUnsort: 'Order of arrival',
};

export default function WordsByColumn() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        localeText={localeText}
        hideFooter
        aria-label="Buyers"
      />
    </Box>
  );
}
