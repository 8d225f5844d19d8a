import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Costume {
  id: number;
  costume: string;
  size: number;
}

const columns: GridColDef<Costume>[] = [
  { field: 'costume', headerName: 'Costume', minWidth: 150, flex: 1 },
  { field: 'size', headerName: 'Size', type: 'number', width: 130 },
];

const rows: Costume[] = [
  { id: 1, costume: 'Ringmaster', size: 52 },
  { id: 2, costume: 'Lighthouse keeper', size: 48 },
  { id: 3, costume: 'Snow queen', size: 38 },
  { id: 4, costume: 'Beetle', size: 44 },
];

const initialState = {
  sorting: { sortModel: [{ field: 'size', sort: 'desc' as const }] },
  filter: { filterModel: { items: [{ field: 'size', operator: '>', value: '40' }] } },
};

export default function StartOver() {
  const apiRef = useGridApiRef();

  const startOver = () => {
    apiRef.current.setSortModel([]);
    apiRef.current.setFilterModel({ items: [] });
    apiRef.current.setRowSelectionModel([]);
  };

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%', maxWidth: 520 }}>
      <Button variant="outlined" onClick={startOver}>
        Start over
      </Button>
      <Box sx={{ width: '100%', height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          hideFooter
          aria-label="Costumes"
        />
      </Box>
    </Stack>
  );
}
