import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type WaterLevel = 'low' | 'fine' | 'high';

interface Pond {
  id: number;
  pond: string;
  width: number;
  length: number;
  level: WaterLevel;
}

const labels: Record<WaterLevel, string> = {
  low: 'Too low',
  fine: 'As it should be',
  high: 'High',
};

const columns: GridColDef<Pond>[] = [
  { field: 'pond', headerName: 'Pond', minWidth: 110, flex: 1 },
  {
    field: 'area',
    headerName: 'Area',
    type: 'number',
    width: 110,
    valueGetter: ({ row }) => row.width * row.length,
    valueFormatter: ({ value }: { value: number }) => `${value.toLocaleString('en-US')} m²`,
  },
  {
    field: 'level',
    headerName: 'Water',
    width: 150,
    renderCell: ({ value }: { value?: WaterLevel }) =>
      value && (
        <Chip
          size="small"
          variant="outlined"
          color={value === 'fine' ? 'default' : 'warning'}
          label={labels[value]}
          sx={{ color: 'text.primary' }}
        />
      ),
  },
];

const rows: Pond[] = [
  { id: 1, pond: 'North pond', width: 42, length: 61, level: 'fine' },
  { id: 2, pond: 'Old weir', width: 12, length: 30, level: 'high' },
  { id: 3, pond: 'Frog pool', width: 4, length: 6, level: 'low' },
];

export default function CellsOfYourOwn() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Ponds" />
    </Box>
  );
}
