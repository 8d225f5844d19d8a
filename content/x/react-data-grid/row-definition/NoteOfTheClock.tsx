import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Repair {
  id: number;
  clock: string;
  room: string;
  note: string;
}

const columns: GridColDef<Repair>[] = [
  { field: 'clock', headerName: 'Clock', minWidth: 120, flex: 1 },
  { field: 'room', headerName: 'Room', minWidth: 110, flex: 1 },
];

const rows: Repair[] = [
  { id: 1, clock: 'Wall clock', room: 'Hall', note: 'Hangs askew, so it stops.' },
  { id: 2, clock: 'Music box', room: 'Parlor', note: 'Two teeth of the comb are bent.' },
  { id: 3, clock: 'Hourglass', room: 'Kitchen', note: 'Runs for nine minutes, not ten.' },
];

const rowsById = new Map(rows.map((row) => [row.id, row]));

export default function NoteOfTheClock() {
  const [picked, setPicked] = React.useState<GridRowSelectionModel>([2]);
  const row = rowsById.get(Number(picked[0]));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 560 }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowSelectionModel={picked}
          onRowSelectionModelChange={setPicked}
          hideFooter
          aria-label="Clocks of the house"
        />
      </Box>
      <Typography role="status" sx={{ minHeight: '3em' }}>
        {row ? `${row.clock}: ${row.note}` : 'No clock is selected.'}
      </Typography>
    </Stack>
  );
}
