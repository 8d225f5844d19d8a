import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Batch {
  id: number;
  batch: string;
  step: string;
}

const steps = ['Pressed', 'Salted', 'Ripening', 'Packed'];

const columns: GridColDef<Batch>[] = [
  { field: 'batch', headerName: 'Batch', minWidth: 110, flex: 1 },
  {
    field: 'step',
    headerName: 'Step',
    type: 'singleSelect',
    valueOptions: steps,
    sortComparator: (a: string, b: string) => steps.indexOf(a) - steps.indexOf(b),
    minWidth: 120,
    flex: 1,
  },
];

const rows: Batch[] = [
  { id: 1, batch: 'May, first', step: 'Packed' },
  { id: 2, batch: 'May, second', step: 'Ripening' },
  { id: 3, batch: 'June, first', step: 'Salted' },
  { id: 4, batch: 'June, second', step: 'Pressed' },
];

export default function OrderOfSteps() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'step', sort: 'asc' }] } }}
        hideFooter
        aria-label="Batches"
      />
    </Box>
  );
}
