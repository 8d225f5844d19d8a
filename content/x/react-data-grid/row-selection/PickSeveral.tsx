import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Costume {
  id: number;
  costume: string;
  size: string;
}

const columns: GridColDef<Costume>[] = [
  { field: 'costume', headerName: 'Costume', minWidth: 130, flex: 1 },
  { field: 'size', headerName: 'Size', width: 80 },
];

const rows: Costume[] = [
  { id: 1, costume: 'Dragon', size: 'XL' },
  { id: 2, costume: 'Miller', size: 'M' },
  { id: 3, costume: 'Ghost', size: 'L' },
  { id: 4, costume: 'Queen', size: 'S' },
];

export default function PickSeveral() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 319 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooterPagination
        aria-label="Costumes"
      />
    </Box>
  );
}
