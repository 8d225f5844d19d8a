import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shelf {
  id: number;
  shelf: string;
  degrees: number;
}

const columns: GridColDef<Shelf>[] = [
  { field: 'shelf', headerName: 'Shelf', minWidth: 120, flex: 1 },
  { field: 'degrees', headerName: 'Degrees', type: 'number', width: 120 },
];

const rows: Shelf[] = [
  { id: 1, shelf: 'By the door', degrees: 11.5 },
  { id: 2, shelf: 'Back wall', degrees: 9 },
  { id: 3, shelf: 'Under the vault', degrees: 8.5 },
];

const columnMenu = {
  slots: { columnMenuColumnsItem: null },
  slotProps: { columnMenuFilterItem: { displayOrder: 0 } },
};

export default function LeaveOutItems() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={{ columnMenu }}
        hideFooter
        aria-label="Shelves"
      />
    </Box>
  );
}
