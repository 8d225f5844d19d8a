import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Harbor {
  id: number;
  harbor: string;
  finds: number;
}

const columns: GridColDef<Harbor>[] = [
  { field: 'harbor', headerName: 'Harbor', minWidth: 140, flex: 1 },
  { field: 'finds', headerName: 'Finds', type: 'number', width: 100 },
];

const rows: Harbor[] = [
  { id: 1, harbor: 'Hôtel du Port', finds: 14 },
  { id: 2, harbor: 'Old hotel pier', finds: 6 },
  { id: 3, harbor: 'Fähranleger', finds: 21 },
  { id: 4, harbor: 'Señal', finds: 3 },
];

export default function HarborsWithoutAccents() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        ignoreDiacritics
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'harbor', operator: 'contains', value: 'hotel' }] },
          },
        }}
        hideFooter
        aria-label="Harbors"
      />
    </Box>
  );
}
