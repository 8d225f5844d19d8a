import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Visit {
  id: number;
  day: string;
  weather: string;
}

const columns: GridColDef<Visit>[] = [
  { field: 'day', headerName: 'Day', flex: 1, minWidth: 100 },
  { field: 'weather', headerName: 'Weather', flex: 1, minWidth: 110 },
];

const rows: Visit[] = [
  { id: 1, day: 'May 4', weather: 'Sun, no wind' },
  { id: 2, day: 'May 11', weather: 'Drizzle' },
];

export default function KeysExplained() {
  const keysId = React.useId();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id={keysId} variant="body2">
        Arrow keys move between cells. In a header, Enter sorts, and Ctrl and Enter open a menu.
      </Typography>
      <Box
        role="group"
        aria-label="Visits to the hives"
        aria-describedby={keysId}
        sx={{ height: 162 }}
      >
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
