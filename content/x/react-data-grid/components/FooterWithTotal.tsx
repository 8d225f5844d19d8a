import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  GridFooterContainer,
  GridPagination,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Run {
  id: number;
  line: string;
  kilometers: number;
}

const columns: GridColDef<Run>[] = [
  { field: 'line', headerName: 'Line', minWidth: 120, flex: 1 },
  { field: 'kilometers', headerName: 'Kilometers', type: 'number', width: 120 },
];

const rows: Run[] = [
  { id: 1, line: 'Harbor', kilometers: 184 },
  { id: 2, line: 'Zoo', kilometers: 96 },
  { id: 3, line: 'Mill hill', kilometers: 122 },
  { id: 4, line: 'Ring', kilometers: 240 },
];

function TotalFooter() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const total = ids.reduce<number>(
    (sum, id) => sum + Number(apiRef.current.getCellValue(id, 'kilometers')),
    0,
  );

  return (
    <GridFooterContainer>
      <Typography variant="body2" sx={{ paddingInlineStart: 1.25 }}>
        {total} km
      </Typography>
      <GridPagination />
    </GridFooterContainer>
  );
}

const slots = { footer: TotalFooter };

export default function FooterWithTotal() {
  return (
    <Box role="group" aria-label="Kilometers of today" sx={{ width: '100%', height: 267 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        pageSizeOptions={[3, 6]}
        disableRowSelectionOnClick
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
