import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Cheese {
  id: number;
  cheese: string;
  kind: string;
  weeks: number;
}

const columns: GridColDef<Cheese>[] = [
  { field: 'cheese', headerName: 'Cheese', minWidth: 140, flex: 1, hideable: false },
  { field: 'kind', headerName: 'Kind', width: 75, disableColumnMenu: true },
  { field: 'weeks', headerName: 'Weeks', type: 'number', width: 85, filterable: false },
];

const rows: Cheese[] = [
  { id: 1, cheese: 'Mountain wheel', kind: 'Hard', weeks: 52 },
  { id: 2, cheese: 'Ash log', kind: 'Soft', weeks: 3 },
  { id: 3, cheese: 'Washed square', kind: 'Soft', weeks: 8 },
];

export default function MenuPerColumn() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Cheeses in the cellar" />
    </Box>
  );
}
