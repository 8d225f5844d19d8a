import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Store {
  id: number;
  hive: string;
  food: number;
}

function FoodBar({ value = 0, formattedValue }: GridRenderCellParams<Store, number, string>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <Box
        sx={{
          flexGrow: 1,
          height: 12,
          borderRadius: 1,
          border: 1,
          borderColor: 'text.secondary',
          overflow: 'hidden',
        }}
      >
        <Box sx={{ width: `${value}%`, height: '100%', bgcolor: 'primary.main' }} />
      </Box>
      <Box component="span" sx={{ minWidth: 44, textAlign: 'end' }}>
        {formattedValue}
      </Box>
    </Box>
  );
}

const columns: GridColDef<Store>[] = [
  { field: 'hive', headerName: 'Hive', minWidth: 100, flex: 1 },
  {
    field: 'food',
    headerName: 'Winter food',
    type: 'number',
    minWidth: 170,
    flex: 1,
    align: 'left',
    headerAlign: 'left',
    valueFormatter: ({ value }: { value: number }) => `${value}%`,
    renderCell: (params) => <FoodBar {...params} />,
  },
];

const rows: Store[] = [
  { id: 1, hive: 'Linden', food: 90 },
  { id: 2, hive: 'Orchard', food: 35 },
  { id: 3, hive: 'Heath', food: 60 },
];

export default function FoodBars() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Stores for the winter" />
    </Box>
  );
}
