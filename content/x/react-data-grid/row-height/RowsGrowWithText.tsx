import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Tip {
  id: number;
  surface: string;
  tip: string;
}

const columns: GridColDef<Tip>[] = [
  { field: 'surface', headerName: 'Surface', width: 95 },
  { field: 'tip', headerName: 'What to do', minWidth: 190, flex: 1, sortable: false },
];

const rows: Tip[] = [
  { id: 1, surface: 'Plaster', tip: 'Let it dry for a month. Prime it before the first coat.' },
  { id: 2, surface: 'Pine', tip: 'Seal the knots.' },
  {
    id: 3,
    surface: 'Iron',
    tip: 'Brush off the rust, wipe with spirit, and paint on the same day, before it rusts anew.',
  },
];

const growWithText = () => 'auto' as const;

export default function RowsGrowWithText() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 340 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={growWithText}
        hideFooter
        aria-label="Tips by surface"
        sx={{ [`& .${gridClasses.cell}`]: { py: 2 } }}
      />
    </Box>
  );
}
