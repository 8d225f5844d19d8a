import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Season {
  id: number;
  year: string;
  harvest: number;
  colonies: number;
}

const columns: GridColDef<Season>[] = [
  { field: 'year', headerName: 'Season', width: 80 },
  {
    field: 'harvest',
    headerName: 'Honey of each colony (kg)',
    type: 'number',
    minWidth: 100,
    flex: 1,
  },
  {
    field: 'colonies',
    headerName: 'Colonies alive after winter',
    type: 'number',
    minWidth: 100,
    flex: 1,
  },
];

const rows: Season[] = [
  { id: 1, year: '2021', harvest: 17, colonies: 12 },
  { id: 2, year: '2022', harvest: 24, colonies: 15 },
  { id: 3, year: '2023', harvest: 21, colonies: 14 },
];

export default function LongNames() {
  return (
    <Box sx={{ width: '100%', maxWidth: 380, height: 242 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnHeaderHeight={84}
        disableColumnMenu
        hideFooter
        aria-label="Seasons"
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
          [`& .${gridClasses['columnHeader--alignRight']}`]: { textAlign: 'end' },
        }}
      />
    </Box>
  );
}
