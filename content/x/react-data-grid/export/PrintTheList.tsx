import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridPrintExportOptions,
} from '@mui/x-data-grid';

interface Shift {
  id: number;
  day: string;
  name: string;
  task: string;
}

const columns: GridColDef<Shift>[] = [
  { field: 'day', headerName: 'Day', width: 100 },
  { field: 'name', headerName: 'Name', minWidth: 90, flex: 1 },
  { field: 'task', headerName: 'Task', minWidth: 100, flex: 1 },
];

const rows: Shift[] = [
  { id: 1, day: 'Monday', name: 'Ines', task: 'Wash' },
  { id: 2, day: 'Monday', name: 'Otto', task: 'Mill' },
  { id: 3, day: 'Tuesday', name: 'Ines', task: 'Press' },
  { id: 4, day: 'Tuesday', name: 'Wren', task: 'Fill' },
  { id: 5, day: 'Wednesday', name: 'Otto', task: 'Clean' },
];

const onPaper: GridPrintExportOptions = {
  fileName: 'Shifts at the press',
  hideFooter: true,
  pageStyle: '@page { margin: 2cm } body .MuiDataGrid-root { color: black }',
};

export default function PrintTheList() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%' }}>
      <Box role="group" aria-label="Shifts at the press" sx={{ width: '100%', height: 267 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
          pageSizeOptions={[3, 5]}
          disableRowSelectionOnClick
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Button variant="outlined" onClick={() => void apiRef.current.exportDataAsPrint(onPaper)}>
        Print all days
      </Button>
    </Stack>
  );
}
