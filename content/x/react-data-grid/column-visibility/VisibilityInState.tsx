import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';

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

export default function VisibilityInState() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({ fee: false });
  const hidden = columns.filter(({ field }) => model[field] === false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} alignItems="center" sx={{ minHeight: 48 }}>
        <Button onClick={() => setModel({})}>Show all</Button>
        <Typography role="status">
          {hidden.length === 0
            ? 'All columns are shown'
            : `Hidden: ${hidden.map(({ headerName }) => headerName).join(', ')}`}
        </Typography>
      </Stack>
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={(next) => {
            // At once, so that the grid can move focus away from a header that vanishes.
            flushSync(() => setModel(next));
          }}
          hideFooter
          aria-label="Voices"
        />
      </Box>
    </Stack>
  );
}
