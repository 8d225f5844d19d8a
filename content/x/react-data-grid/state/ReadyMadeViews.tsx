import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';

interface Sheet {
  id: number;
  sheet: string;
  scale: number;
  state: string;
}

const columns: GridColDef<Sheet>[] = [
  { field: 'sheet', headerName: 'Sheet', minWidth: 110, flex: 1 },
  { field: 'scale', headerName: 'Scale 1 :', type: 'number', width: 110 },
  { field: 'state', headerName: 'State', width: 90 },
];

const rows: Sheet[] = [
  { id: 1, sheet: 'Old town', scale: 5000, state: 'Torn' },
  { id: 2, sheet: 'Marshes', scale: 25000, state: 'Good' },
  { id: 3, sheet: 'Canal', scale: 10000, state: 'Torn' },
  { id: 4, sheet: 'Province', scale: 100000, state: 'Good' },
];

const views: Record<string, GridInitialState> = {
  Everything: {
    sorting: { sortModel: [] },
    filter: { filterModel: { items: [] } },
    columns: { columnVisibilityModel: {} },
  },
  'To repair': {
    filter: { filterModel: { items: [{ field: 'state', operator: 'equals', value: 'Torn' }] } },
    columns: { columnVisibilityModel: { state: false } },
  },
  'By scale': { sorting: { sortModel: [{ field: 'scale', sort: 'asc' }] } },
};

export default function ReadyMadeViews() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        {Object.entries(views).map(([name, view]) => (
          <Button key={name} variant="outlined" onClick={() => apiRef.current.restoreState(view)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Map sheets"
        />
      </Box>
    </Stack>
  );
}
