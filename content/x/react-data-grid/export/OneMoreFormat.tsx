import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnDefinitionsSelector,
  GridCsvExportMenuItem,
  GridToolbarContainer,
  GridToolbarExportContainer,
  useGridApiContext,
  type GridColDef,
  type GridExportMenuItemProps,
} from '@mui/x-data-grid';

interface Label {
  id: number;
  label: string;
  bottles: number;
}

const columns: GridColDef<Label>[] = [
  { field: 'label', headerName: 'Label', minWidth: 130, flex: 1 },
  { field: 'bottles', headerName: 'Bottles', type: 'number', width: 110 },
];

const rows: Label[] = [
  { id: 1, label: 'Dry', bottles: 320 },
  { id: 2, label: 'Still', bottles: 140 },
  { id: 3, label: 'Perry', bottles: 95 },
];

function JsonMenuItem({ hideMenu }: GridExportMenuItemProps<object>) {
  const apiRef = useGridApiContext();

  function save() {
    const fields = gridVisibleColumnDefinitionsSelector(apiRef)
      .filter((column) => !column.disableExport)
      .map((column) => column.field);
    const data = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(fields.map((field) => [field, apiRef.current.getCellValue(id, field)])),
    );
    const url = URL.createObjectURL(
      new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
    );
    const link = document.createElement('a');
    link.href = url;
    link.download = 'labels.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url));
    hideMenu?.();
  }

  return <MenuItem onClick={save}>Download as JSON</MenuItem>;
}

function FormatsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem options={{ fileName: 'labels' }} />
        <JsonMenuItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function OneMoreFormat() {
  return (
    <Box role="group" aria-label="Labels" sx={{ width: '100%', height: 252 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: FormatsToolbar }}
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
