import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Item {
  id: number;
  code: string;
  cents: number;
}

function renderNamedInput(params: GridRenderEditCellParams<Item>) {
  return <GridEditInputCell {...params} inputProps={{ 'aria-label': params.colDef.headerName }} />;
}

const columns: GridColDef<Item>[] = [
  {
    field: 'code',
    headerName: 'Code',
    minWidth: 110,
    flex: 1,
    editable: true,
    // The filter calls it too, at first without a text.
    valueParser: (text?: string) => text?.toUpperCase().replaceAll(' ', '-'),
    renderEditCell: renderNamedInput,
  },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 120,
    editable: true,
    valueGetter: ({ row }) => row.cents / 100,
    valueSetter: ({ row, value }) =>
      typeof value === 'number' ? { ...row, cents: Math.round(value * 100) } : row,
    valueFormatter: ({ value }: { value: number }) => value.toFixed(2),
    renderEditCell: renderNamedInput,
  },
];

const firstRows: Item[] = [
  { id: 1, code: 'GUT-2', cents: 940 },
  { id: 2, code: 'KEY-4', cents: 1250 },
  { id: 3, code: 'OIL-1', cents: 1899 },
];

export default function StoreInCents() {
  const [rows, setRows] = React.useState(firstRows);

  const saveItem = (changed: Item) => {
    setRows((now) => now.map((row) => (row.id === changed.id ? changed : row)));
    return changed;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={saveItem}
          hideFooter
          aria-label="Price list"
        />
      </Box>
      <Typography role="status" variant="body2">
        Stored: {rows.map((row) => `${row.code} ${row.cents}`).join(', ')}
      </Typography>
    </Stack>
  );
}
