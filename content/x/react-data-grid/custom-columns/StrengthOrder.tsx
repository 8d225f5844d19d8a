import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Colony {
  id: number;
  hive: string;
  strength: string;
}

const strengths = ['weak', 'fair', 'strong', 'about to swarm'];

const columns: GridColDef<Colony>[] = [
  { field: 'hive', headerName: 'Hive', minWidth: 110, flex: 1 },
  {
    field: 'strength',
    headerName: 'Strength',
    type: 'singleSelect',
    valueOptions: strengths,
    width: 160,
    sortComparator: (a: string, b: string) => strengths.indexOf(a) - strengths.indexOf(b),
  },
];

const rows: Colony[] = [
  { id: 1, hive: 'Linden', strength: 'strong' },
  { id: 2, hive: 'Orchard', strength: 'about to swarm' },
  { id: 3, hive: 'Heath', strength: 'weak' },
  { id: 4, hive: 'Roof', strength: 'fair' },
];

export default function StrengthOrder() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'strength', sort: 'desc' }] } }}
        hideFooter
        aria-label="Colonies"
      />
    </Box>
  );
}
