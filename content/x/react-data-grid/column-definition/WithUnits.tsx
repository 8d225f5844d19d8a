import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Piece {
  id: number;
  piece: string;
  grams: number;
  cents: number | null;
}

const columns: GridColDef<Piece>[] = [
  { field: 'piece', headerName: 'Piece', minWidth: 100, flex: 1 },
  {
    field: 'grams',
    headerName: 'Weight',
    type: 'number',
    width: 90,
    valueFormatter: ({ value }: { value: number }) =>
      value < 1000 ? `${value} g` : `${value / 1000} kg`,
  },
  {
    field: 'cents',
    headerName: 'Price',
    type: 'number',
    width: 90,
    valueFormatter: ({ value }: { value: number | null }) =>
      value === null ? 'not yet' : `€${(value / 100).toFixed(2)}`,
  },
];

const rows: Piece[] = [
  { id: 1, piece: 'Wedge', grams: 350, cents: 840 },
  { id: 2, piece: 'Half wheel', grams: 4750, cents: 9900 },
  { id: 3, piece: 'Rind ends', grams: 1200, cents: null },
];

export default function WithUnits() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Pieces for sale" />
    </Box>
  );
}
