import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Sale {
  id: number;
  market: string;
  jars: number;
  total: number;
}

const columns: GridColDef<Sale>[] = [
  { field: 'market', headerName: 'Market', minWidth: 110, flex: 1 },
  { field: 'jars', headerName: 'Jars', type: 'number', width: 80 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 90,
    headerClassName: 'header-of-totals',
    valueFormatter: ({ value }: { value: number }) => `€${value}`,
  },
];

const rows: Sale[] = [
  { id: 1, market: 'Old town', jars: 31, total: 186 },
  { id: 2, market: 'Riverside', jars: 18, total: 108 },
  { id: 3, market: 'Station', jars: 12, total: 72 },
];

export default function StyledHeaders() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        aria-label="Sales by market"
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 'bold' },
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
          '& .header-of-totals': { bgcolor: 'action.selected' },
        }}
      />
    </Box>
  );
}
