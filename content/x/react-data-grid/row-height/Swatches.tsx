import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Paint {
  id: number;
  paint: string;
  color: string;
  liters: number;
}

const columns: GridColDef<Paint>[] = [
  {
    field: 'color',
    headerName: 'Color',
    width: 90,
    sortable: false,
    renderCell: ({ row }) => (
      <Box
        role="img"
        aria-label={`Swatch of ${row.paint}`}
        sx={{ width: 56, height: 56, bgcolor: row.color, borderRadius: 1, border: 1 }}
      />
    ),
  },
  { field: 'paint', headerName: 'Paint', minWidth: 110, flex: 1 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 80 },
];

const rows: Paint[] = [
  { id: 1, paint: 'Brick dust', color: '#a4533a', liters: 40 },
  { id: 2, paint: 'Pond moss', color: '#5f7a4a', liters: 25 },
  { id: 3, paint: 'Slate rain', color: '#5b6b78', liters: 60 },
];

export default function Swatches() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 290 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={77}
        hideFooter
        aria-label="Paints with swatches"
      />
    </Box>
  );
}
