import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilterModelSelector,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Tram {
  id: number;
  line: string;
  state: string;
}

const columns: GridColDef<Tram>[] = [
  { field: 'id', headerName: 'Tram', width: 90 },
  { field: 'line', headerName: 'Line', minWidth: 110, flex: 1 },
  { field: 'state', headerName: 'State', minWidth: 120, flex: 1 },
];

const rows: Tram[] = [
  { id: 104, line: 'Harbor', state: 'On the line' },
  { id: 107, line: 'Zoo', state: 'In repair' },
  { id: 112, line: 'Harbor', state: 'In repair' },
  { id: 118, line: 'Mill hill', state: 'Washed' },
];

function DepotToolbar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const inRepair = items.some(({ field, value }) => field === 'state' && value === 'In repair');

  function toggle() {
    apiRef.current.setFilterModel({
      items: inRepair ? [] : [{ field: 'state', operator: 'equals', value: 'In repair' }],
    });
  }

  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <Button
        size="small"
        variant={inRepair ? 'contained' : 'text'}
        aria-pressed={inRepair}
        onClick={toggle}
      >
        In repair
      </Button>
    </GridToolbarContainer>
  );
}

const slots = { toolbar: DepotToolbar };

export default function ToolbarOfParts() {
  return (
    <Box role="group" aria-label="Trams in the depot" sx={{ width: '100%', height: 304 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
