import Box from '@mui/material/Box';
import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'rose', headerName: 'Rose', flex: 1, minWidth: 130 },
  {
    field: 'year',
    headerName: 'Since',
    type: 'number',
    width: 80,
    valueFormatter: ({ value }) => String(value),
  },
];

const rows = [
  { id: 1, rose: 'Élan du soir', year: 1954 },
  { id: 2, rose: 'Crème de mai', year: 1931 },
  { id: 3, rose: 'Grüne Perle', year: 1988 },
  { id: 4, rose: 'Señora de Lima', year: 1967 },
];

const slots = { toolbar: GridToolbarQuickFilter };
const experimentalFeatures = { ariaV7: true };

export default function FindWithoutAccents() {
  return (
    <Box role="group" aria-label="Roses" sx={{ width: '100%', height: 320 }}>
      <DataGrid
        columns={columns}
        rows={rows}
        slots={slots}
        ignoreDiacritics
        hideFooter
        experimentalFeatures={experimentalFeatures}
      />
    </Box>
  );
}
