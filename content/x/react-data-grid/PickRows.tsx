import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Volunteer {
  id: number;
  name: string;
  hide: string;
  hours: number;
}

const columns: GridColDef<Volunteer>[] = [
  { field: 'name', headerName: 'Volunteer', minWidth: 120, flex: 1 },
  { field: 'hide', headerName: 'Hide', minWidth: 110, flex: 1 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const rows: Volunteer[] = [
  { id: 1, name: 'Ada', hide: 'Heron hide', hours: 3 },
  { id: 2, name: 'Bo', hide: 'Tern raft', hours: 2 },
  { id: 3, name: 'Chidi', hide: 'Heron hide', hours: 4 },
  { id: 4, name: 'Dana', hide: 'Old weir', hours: 1 },
];

export default function PickRows() {
  const [picked, setPicked] = React.useState<GridRowSelectionModel>([1, 3]);
  const hours = rows
    .filter(({ id }) => picked.includes(id))
    .reduce((sum, row) => sum + row.hours, 0);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 318 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={picked}
          onRowSelectionModelChange={setPicked}
          hideFooterPagination
          aria-label="Volunteers on Sunday"
        />
      </Box>
      <Stack direction="row" spacing={2} alignItems="center">
        <Typography role="status">Hours planned: {hours}</Typography>
        <Button
          aria-disabled={picked.length === 0}
          onClick={() => setPicked([])}
          sx={{ '&[aria-disabled="true"]': { color: 'text.disabled' } }}
        >
          Clear
        </Button>
      </Stack>
    </Stack>
  );
}
