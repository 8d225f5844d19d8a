import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Tide {
  id: number;
  time: string;
  meters: number;
}

const columns: GridColDef<Tide>[] = [
  { field: 'time', headerName: 'Time', minWidth: 100, flex: 1 },
  { field: 'meters', headerName: 'Water (m)', type: 'number', width: 120 },
];

const rows: Tide[] = [
  { id: 1, time: '01:12', meters: 5.1 },
  { id: 2, time: '07:26', meters: 0.8 },
  { id: 3, time: '13:40', meters: 5.4 },
  { id: 4, time: '19:55', meters: 0.6 },
];

export default function DenseLook() {
  return (
    <Box sx={{ width: '100%', height: 190 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        disableColumnMenu
        getRowClassName={({ row }) => (row.meters > 4 ? 'high-tide' : '')}
        aria-label="Tides"
        sx={{
          border: 0,
          [`& .${gridClasses.columnHeaders}`]: { borderBottom: 2, borderColor: 'text.primary' },
          [`& .${gridClasses.cell}`]: { fontVariantNumeric: 'tabular-nums' },
          '& .high-tide': { bgcolor: 'action.selected' },
        }}
      />
    </Box>
  );
}
