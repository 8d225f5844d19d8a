import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

interface Voice {
  id: number;
  voice: string;
  part: string;
  fee: number;
}

const columns: GridColDef<Voice>[] = [
  { field: 'voice', headerName: 'Voice', minWidth: 110, flex: 1 },
  { field: 'part', headerName: 'Part', minWidth: 110, flex: 1 },
  { field: 'fee', headerName: 'Fee', type: 'number', width: 80 },
];

const rows: Voice[] = [
  { id: 1, voice: 'R. Holm', part: 'Lock keeper', fee: 60 },
  { id: 2, voice: 'I. Adeyemi', part: 'Narrator', fee: 90 },
  { id: 3, voice: 'P. Lind', part: 'Parrot', fee: 45 },
];

const feeHidden: GridColumnVisibilityModel = { fee: false };

export default function VisibilityInState() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState(feeHidden);
  const hidden = columns.filter(({ field }) => model[field] === false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} alignItems="center" sx={{ minHeight: 48 }}>
        <Button onClick={() => apiRef.current.setColumnVisibilityModel({})}>Show all</Button>
        <Typography role="status">
          {hidden.length === 0
            ? 'All columns are shown'
            : `Hidden: ${hidden.map(({ headerName }) => headerName).join(', ')}`}
        </Typography>
      </Stack>
      <Box sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: feeHidden } }}
          onColumnVisibilityModelChange={setModel}
          hideFooter
          aria-label="Voices"
        />
      </Box>
    </Stack>
  );
}
