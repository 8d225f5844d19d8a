import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Hut {
  id: number;
  hut: string;
  altitude: number;
  beds: number;
}

const columns: GridColDef<Hut>[] = [
  { field: 'hut', headerName: 'Hut', minWidth: 110, flex: 1 },
  { field: 'altitude', headerName: 'Height (m)', type: 'number', width: 130 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 70 },
];

const rows: Hut[] = [
  { id: 1, hut: 'Larch hut', altitude: 1620, beds: 48 },
  { id: 2, hut: 'Scree hut', altitude: 2480, beds: 22 },
  { id: 3, hut: 'Lake hut', altitude: 2050, beds: 64 },
  { id: 4, hut: 'Saddle hut', altitude: 2910, beds: 9 },
  { id: 5, hut: 'Mill hut', altitude: 1340, beds: 30 },
];

export default function HutsByHeight() {
  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'altitude', sort: 'desc' }] } }}
        hideFooter
        aria-label="Huts"
      />
    </Box>
  );
}
