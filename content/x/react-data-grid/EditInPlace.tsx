import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Feeder {
  id: number;
  feeder: string;
  grams: number;
}

function renderNamedInput(params: GridRenderEditCellParams<Feeder>) {
  return <GridEditInputCell {...params} inputProps={{ 'aria-label': params.colDef.headerName }} />;
}

const columns: GridColDef<Feeder>[] = [
  {
    field: 'feeder',
    headerName: 'Feeder',
    minWidth: 140,
    flex: 1,
    editable: true,
    renderEditCell: renderNamedInput,
  },
  {
    field: 'grams',
    headerName: 'Seed (g)',
    type: 'number',
    width: 120,
    editable: true,
    renderEditCell: renderNamedInput,
  },
];

const firstRows: Feeder[] = [
  { id: 1, feeder: 'Visitor center', grams: 450 },
  { id: 2, feeder: 'Ringing hut', grams: 300 },
  { id: 3, feeder: 'Car park', grams: 250 },
];

export default function EditInPlace() {
  const [rows, setRows] = React.useState(firstRows);
  const [problem, setProblem] = React.useState<string | null>(null);

  const saveRow = (changed: Feeder) => {
    if (changed.grams < 0) throw new Error('A feeder cannot hold less than nothing.');
    setRows((current) => current.map((row) => (row.id === changed.id ? changed : row)));
    return changed;
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', minHeight: 280 }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellEditStop={() => setProblem(null)}
          processRowUpdate={saveRow}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          hideFooter
          aria-label="Feeders"
        />
      </Box>
      {problem !== null && (
        <Alert severity="error">{problem} Press Escape to get the old value back.</Alert>
      )}
    </Stack>
  );
}
