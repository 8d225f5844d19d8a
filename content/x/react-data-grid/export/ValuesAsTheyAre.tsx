import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Batch {
  id: number;
  batch: string;
  liters: number;
  state: string;
  sold: boolean;
}

const columns: GridColDef<Batch>[] = [
  { field: 'batch', headerName: 'Batch', minWidth: 70, flex: 1 },
  {
    field: 'liters',
    headerName: 'Liters',
    type: 'number',
    width: 74,
    valueFormatter: ({ value }: { value: number }) => value.toLocaleString('en-US'),
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [
      { value: 'F', label: 'Fermenting' },
      { value: 'B', label: 'Bottled' },
    ],
    width: 106,
  },
  { field: 'sold', headerName: 'Sold', type: 'boolean', width: 60 },
];

const rows: Batch[] = [
  { id: 1, batch: 'Early', liters: 1840, state: 'B', sold: true },
  { id: 2, batch: 'Late', liters: 2615, state: 'F', sold: false },
];

export default function ValuesAsTheyAre() {
  const apiRef = useGridApiRef();
  const [raw, setRaw] = React.useState(false);
  const [text, setText] = React.useState('');

  React.useEffect(() => {
    const write = () => setText(apiRef.current.getDataAsCsv());
    write();
    return apiRef.current.subscribeEvent('sortedRowsSet', write);
  }, [apiRef, raw]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 162 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          unstable_ignoreValueFormatterDuringExport={raw}
          disableRowSelectionOnClick
          disableColumnMenu
          hideFooter
          aria-label="Batches of cider"
        />
      </Box>
      <FormControlLabel
        control={<Switch checked={raw} onChange={(event) => setRaw(event.target.checked)} />}
        label="Values in place of texts"
      />
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, minHeight: 72, whiteSpace: 'pre-wrap', fontSize: 14, lineHeight: '24px' }}
      >
        {text}
      </Box>
    </Stack>
  );
}
