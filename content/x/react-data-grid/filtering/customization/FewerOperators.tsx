import Box from '@mui/material/Box';
import { DataGrid, getGridStringOperators, type GridColDef } from '@mui/x-data-grid';

interface Costume {
  id: number;
  costume: string;
  rack: string;
}

const labels: Record<string, string | undefined> = {
  startsWith: 'begins with',
  equals: 'is exactly',
};

const operators = getGridStringOperators()
  .filter(({ value }) => labels[value] !== undefined)
  .map((operator) => ({ ...operator, label: labels[operator.value] }));

const columns: GridColDef<Costume>[] = [
  { field: 'costume', headerName: 'Costume', minWidth: 130, flex: 1, filterable: false },
  { field: 'rack', headerName: 'Rack', minWidth: 100, flex: 1, filterOperators: operators },
];

const rows: Costume[] = [
  { id: 1, costume: 'Lieutenant', rack: 'A1' },
  { id: 2, costume: 'Gardener', rack: 'A12' },
  { id: 3, costume: 'Ghost', rack: 'B1' },
  { id: 4, costume: 'Miller', rack: 'A1' },
];

export default function FewerOperators() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'rack', operator: 'equals', value: 'A1' }] } },
        }}
        hideFooter
        aria-label="Costumes"
      />
    </Box>
  );
}
