import Box from '@mui/material/Box';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  GridPagination,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Motif {
  id: number;
  motif: string;
  cards: number;
}

const columns: GridColDef<Motif>[] = [
  { field: 'motif', headerName: 'Motif', minWidth: 140, flex: 1 },
  { field: 'cards', headerName: 'Cards', type: 'number', width: 100 },
];

const rows: Motif[] = [
  { id: 1, motif: 'Trains', cards: 88 },
  { id: 2, motif: 'Cats', cards: 53 },
  { id: 3, motif: 'Lighthouses', cards: 41 },
  { id: 4, motif: 'Balloons', cards: 19 },
  { id: 5, motif: 'Windmills', cards: 37 },
];

function PatientPagination() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <GridPagination
      onPageChange={(_event, next) => {
        if (next >= 0 && next < count) apiRef.current.setPage(next);
      }}
      backIconButtonProps={{ disabled: false, 'aria-disabled': page === 0 }}
      nextIconButtonProps={{ disabled: false, 'aria-disabled': page >= count - 1 }}
      sx={{ '& [aria-disabled="true"]': { color: 'action.disabled' } }}
    />
  );
}

export default function KeepFocusAtEnds() {
  return (
    <Box role="group" aria-label="Cards by motif" sx={{ width: '100%', height: 215 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
        pageSizeOptions={[2]}
        slots={{ pagination: PatientPagination }}
        hideFooterSelectedRowCount
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
