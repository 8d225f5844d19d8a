import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Tool {
  id: number;
  tool: string;
  shelf: string;
  fee: number;
}

const columns: GridColDef<Tool>[] = [
  { field: 'tool', headerName: 'Tool', minWidth: 130, flex: 1 },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 90 },
];

const rows: Tool[] = [
  { id: 1, tool: 'Cordless drill', shelf: 'B2', fee: 3 },
  { id: 2, tool: 'Belt sander', shelf: 'B4', fee: 5 },
  { id: 3, tool: 'Tile cutter', shelf: 'C1', fee: 8 },
  { id: 4, tool: 'Step ladder', shelf: 'Hall', fee: 2 },
];

export default function FirstTools() {
  return (
    <Box role="group" aria-label="Tools to borrow" sx={{ width: '100%', height: 319 }}>
      <DataGrid rows={rows} columns={columns} experimentalFeatures={{ ariaV7: true }} />
    </Box>
  );
}
