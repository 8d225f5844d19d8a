import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Honey {
  id: number;
  honey: string;
  grade: string;
  jars: number;
}

const columns: GridColDef<Honey>[] = [
  { field: 'honey', headerName: 'Honey', minWidth: 110, flex: 1 },
  { field: 'grade', headerName: 'Grade', align: 'center', headerAlign: 'center', width: 90 },
  { field: 'jars', headerName: 'Jars', type: 'number', width: 80 },
];

const rows: Honey[] = [
  { id: 1, honey: 'Linden', grade: 'A', jars: 120 },
  { id: 2, honey: 'Heather', grade: 'A', jars: 36 },
  { id: 3, honey: 'Clover', grade: 'B', jars: 210 },
];

export default function NamesAndSides() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 214 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Honey in stock" />
    </Box>
  );
}
