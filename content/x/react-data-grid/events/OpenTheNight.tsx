import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Night {
  id: number;
  night: string;
  target: string;
  note: string;
}

const columns: GridColDef<Night>[] = [
  { field: 'night', headerName: 'Night', width: 100 },
  { field: 'target', headerName: 'Target', minWidth: 130, flex: 1 },
];

const rows: Night[] = [
  { id: 1, night: 'May 3', target: 'Ring nebula', note: 'Steady air until two.' },
  { id: 2, night: 'May 4', target: 'Double cluster', note: 'Thin clouds from the west.' },
  { id: 3, night: 'May 9', target: 'Whirlpool', note: 'Moon too bright, stopped early.' },
];

export default function OpenTheNight() {
  const [open, setOpen] = React.useState<Night | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onRowClick={({ row }) => setOpen(row)}
          onCellKeyDown={({ row }, event) => {
            if (event.key === 'Enter') setOpen(row);
          }}
          hideFooter
          aria-label="Observing nights"
        />
      </Box>
      <Paper variant="outlined" role="status" sx={{ p: 2, minHeight: 82 }}>
        <Typography variant="subtitle2" component="p">
          {open ? `${open.night}, ${open.target}` : 'No night opened'}
        </Typography>
        <Typography variant="body2">{open?.note}</Typography>
      </Paper>
    </Stack>
  );
}
