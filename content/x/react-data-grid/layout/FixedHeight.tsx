import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Hut {
  id: number;
  hut: string;
  beds: number;
}

const columns: GridColDef<Hut>[] = [
  { field: 'hut', headerName: 'Hut', minWidth: 130, flex: 1 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
];

const rows: Hut[] = [
  { id: 1, hut: 'Larch hut', beds: 24 },
  { id: 2, hut: 'Marmot shelter', beds: 8 },
  { id: 3, hut: 'Glacier house', beds: 96 },
  { id: 4, hut: 'Stone bivouac', beds: 4 },
  { id: 5, hut: 'Lake hut', beds: 40 },
  { id: 6, hut: 'Pass lodge', beds: 62 },
  { id: 7, hut: 'Ibex hut', beds: 18 },
  { id: 8, hut: 'Cairn hut', beds: 30 },
];

export default function FixedHeight() {
  return (
    <Box role="group" aria-label="Huts" sx={{ width: '100%', height: 320 }}>
      <DataGrid rows={rows} columns={columns} experimentalFeatures={{ ariaV7: true }} />
    </Box>
  );
}
