import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Delivery {
  id: number;
  farm: { name: string; valley: string };
  liters: number;
  fat: number;
}

const columns: GridColDef<Delivery>[] = [
  {
    field: 'farm',
    headerName: 'Farm',
    minWidth: 115,
    flex: 1,
    valueGetter: ({ row }) => row.farm.name,
  },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 80 },
  {
    field: 'fatKilos',
    headerName: 'Fat (kg)',
    type: 'number',
    width: 95,
    valueGetter: ({ row }) => Math.round((row.liters * row.fat) / 100),
  },
];

const rows: Delivery[] = [
  { id: 1, farm: { name: 'Upper mill', valley: 'East' }, liters: 420, fat: 4.1 },
  { id: 2, farm: { name: 'Bramble farm', valley: 'East' }, liters: 180, fat: 5.6 },
  { id: 3, farm: { name: 'Ford house', valley: 'West' }, liters: 610, fat: 3.8 },
];

export default function ValueFromElsewhere() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Milk deliveries" />
    </Box>
  );
}
