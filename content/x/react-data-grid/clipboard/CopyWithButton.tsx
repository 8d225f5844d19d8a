import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Bed {
  id: number;
  bed: string;
  meters: number;
}

const columns: GridColDef<Bed>[] = [
  { field: 'bed', headerName: 'Bed', minWidth: 120, flex: 1 },
  { field: 'meters', headerName: 'Meters', type: 'number', width: 90 },
];

const rows: Bed[] = [
  { id: 1, bed: 'By the wall', meters: 6 },
  { id: 2, bed: 'Under the pear', meters: 3 },
  { id: 3, bed: 'Along the path', meters: 11 },
];

export default function CopyWithButton() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const copy = async () => {
    const text = apiRef.current.getDataAsCsv({ delimiter: '\t' });
    const count = text.split('\r\n').length - 1;
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`Copied with headers: ${count} of ${rows.length} rows.`);
    } catch {
      setMessage('The browser did not let this page copy.');
    }
  };

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%' }}>
      <Box role="group" aria-label="Beds" sx={{ width: '100%', height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Button variant="outlined" onClick={copy}>
        Copy the beds
      </Button>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
    </Stack>
  );
}
