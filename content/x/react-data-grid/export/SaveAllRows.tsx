import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';

interface Tree {
  id: number;
  row: string;
  variety: string;
  planted: number;
}

const columns: GridColDef<Tree>[] = [
  { field: 'row', headerName: 'Row', width: 115 },
  { field: 'variety', headerName: 'Variety', minWidth: 110, flex: 1 },
  { field: 'planted', headerName: 'Planted', width: 100 },
];

const rows: Tree[] = [
  { id: 1, row: 'North 1', variety: 'Russet', planted: 1987 },
  { id: 2, row: 'North 2', variety: 'Pippin', planted: 2004 },
  { id: 3, row: 'South 1', variety: 'Russet', planted: 2016 },
  { id: 4, row: 'South 2', variety: 'Quince', planted: 2016 },
];

const everything: GridCsvExportOptions = {
  fileName: 'orchard',
  getRowsToExport: ({ apiRef }) => apiRef.current.getAllRowIds(),
};

export default function SaveAllRows() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'row', operator: 'contains', value: 'South' }] },
            },
          }}
          disableRowSelectionOnClick
          hideFooter
          aria-label="Trees of the south side"
        />
      </Box>
      <Stack direction="row" spacing={2} flexWrap="wrap" useFlexGap>
        <Button variant="outlined" onClick={() => apiRef.current.exportDataAsCsv()}>
          Save what is shown
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current.exportDataAsCsv(everything)}>
          Save the whole orchard
        </Button>
      </Stack>
    </Stack>
  );
}
