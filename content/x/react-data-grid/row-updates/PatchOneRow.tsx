import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Flour {
  id: string;
  flour: string;
  sacks?: number;
}

const columns: GridColDef<Flour>[] = [
  { field: 'flour', headerName: 'Flour', minWidth: 120, flex: 1 },
  { field: 'sacks', headerName: 'Sacks', type: 'number', width: 100 },
];

const rows: Flour[] = [
  { id: 'wheat', flour: 'Wheat', sacks: 9 },
  { id: 'rye', flour: 'Rye', sacks: 4 },
];

export default function PatchOneRow() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.updateRows([{ id: 'rye', sacks: 12 }])}
        >
          Restock rye
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.updateRows([{ id: 'spelt', flour: 'Spelt' }])}
        >
          Add spelt
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.updateRows([{ id: 'spelt', _action: 'delete' }])}
        >
          Remove spelt
        </Button>
      </Stack>
      <Box sx={{ height: 214 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter aria-label="Flour" />
      </Box>
    </Stack>
  );
}
