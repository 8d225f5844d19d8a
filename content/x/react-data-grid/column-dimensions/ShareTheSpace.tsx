import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ringing {
  id: number;
  occasion: string;
  tower: string;
  minutes: number;
}

const columns: GridColDef<Ringing>[] = [
  { field: 'occasion', headerName: 'Occasion', flex: 2, minWidth: 110 },
  { field: 'tower', headerName: 'Tower', flex: 1, minWidth: 90 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];

const rows: Ringing[] = [
  { id: 1, occasion: 'Noon', tower: 'North', minutes: 3 },
  { id: 2, occasion: 'Market opens', tower: 'Gate', minutes: 1 },
  { id: 3, occasion: 'New year', tower: 'All', minutes: 15 },
];

export default function ShareTheSpace() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Ringing times" />
    </Box>
  );
}
