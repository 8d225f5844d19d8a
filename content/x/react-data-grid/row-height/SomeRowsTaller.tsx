import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowHeightParams } from '@mui/x-data-grid';

interface Mix {
  id: number;
  name: string;
  warning?: string;
  cans: number;
}

const columns: GridColDef<Mix>[] = [
  {
    field: 'name',
    headerName: 'Product',
    minWidth: 170,
    flex: 1,
    renderCell: ({ row }) => (
      <Stack>
        <Typography variant="body2">{row.name}</Typography>
        {row.warning && <Typography variant="caption">{row.warning}</Typography>}
      </Stack>
    ),
  },
  { field: 'cans', headerName: 'Cans', type: 'number', width: 80 },
];

const rows: Mix[] = [
  { id: 1, name: 'Chalk primer', cans: 14 },
  { id: 2, name: 'Boat varnish', warning: 'Keep away from fire', cans: 6 },
  { id: 3, name: 'Milk paint', cans: 9 },
  { id: 4, name: 'Rust remover', warning: 'Wear gloves', cans: 3 },
];

const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  (model as Mix).warning ? 72 * densityFactor : null;

export default function SomeRowsTaller() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 306 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
        aria-label="Products and warnings"
      />
    </Box>
  );
}
