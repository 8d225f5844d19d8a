import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

interface Harvest {
  id: number;
  hive: string;
  springGrams: number;
  summerGrams: number;
}

const kilograms: GridColTypeDef<number, string> = {
  type: 'number',
  width: 96,
  valueFormatter: ({ value }) => `${(value / 1000).toFixed(1)} kg`,
};

const columns: GridColDef<Harvest>[] = [
  { field: 'hive', headerName: 'Hive', minWidth: 84, flex: 1 },
  { ...kilograms, field: 'springGrams', headerName: 'Spring' },
  { ...kilograms, field: 'summerGrams', headerName: 'Summer' },
];

const rows: Harvest[] = [
  { id: 1, hive: 'Linden', springGrams: 8400, summerGrams: 21300 },
  { id: 2, hive: 'Orchard', springGrams: 12750, summerGrams: 9800 },
  { id: 3, hive: 'Heath', springGrams: 980, summerGrams: 17600 },
];

export default function KilogramColumns() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Honey of the year" />
    </Box>
  );
}
