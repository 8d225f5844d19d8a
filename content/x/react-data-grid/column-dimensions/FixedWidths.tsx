import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Bell {
  id: number;
  bell: string;
  note: string;
  kilos: number;
}

const columns: GridColDef<Bell>[] = [
  { field: 'bell', headerName: 'Bell', width: 120 },
  { field: 'note', headerName: 'Note', width: 70 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 90 },
];

const rows: Bell[] = [
  { id: 1, bell: 'Old Martha', note: 'D', kilos: 1840 },
  { id: 2, bell: 'Evening bell', note: 'F', kilos: 960 },
  { id: 3, bell: 'Little crow', note: 'A', kilos: 410 },
];

export default function FixedWidths() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Bells" />
    </Box>
  );
}
