import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Firing {
  id: number;
  glaze: string;
  wanted: number;
  reached: number;
}

const columns: GridColDef<Firing>[] = [
  { field: 'glaze', headerName: 'Glaze', minWidth: 100, flex: 1 },
  {
    field: 'wanted',
    headerName: 'Wanted',
    type: 'number',
    width: 100,
    headerClassName: 'kiln-plan',
    cellClassName: 'kiln-plan',
  },
  {
    field: 'reached',
    headerName: 'Reached',
    type: 'number',
    width: 100,
    cellClassName: ({ row }) => (row.reached > row.wanted + 10 ? 'kiln-too-hot' : ''),
  },
];

const rows: Firing[] = [
  { id: 1, glaze: 'Celadon', wanted: 1280, reached: 1284 },
  { id: 2, glaze: 'Iron red', wanted: 1240, reached: 1266 },
  { id: 3, glaze: 'Ash', wanted: 1260, reached: 1255 },
];

export default function CellsByValue() {
  return (
    <Box role="group" aria-label="Degrees of the firings" sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        disableColumnMenu
        experimentalFeatures={{ ariaV7: true }}
        sx={{
          '& .kiln-plan': { bgcolor: 'action.hover' },
          '& .kiln-too-hot': {
            bgcolor: ({ palette }) => alpha(palette.error.main, 0.16),
            fontWeight: 'bold',
          },
        }}
      />
    </Box>
  );
}
