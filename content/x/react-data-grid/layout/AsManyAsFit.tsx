import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Marker {
  id: number;
  marker: string;
  paint: string;
}

const columns: GridColDef<Marker>[] = [
  { field: 'marker', headerName: 'Marker', minWidth: 120, flex: 1 },
  { field: 'paint', headerName: 'Paint', width: 110 },
];

const rows: Marker[] = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  marker: `Marker ${index + 1}`,
  paint: index % 3 === 0 ? 'Faded' : 'Fresh',
}));

export default function AsManyAsFit() {
  const [tall, setTall] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 420 }}>
      <FormControlLabel
        control={<Switch checked={tall} onChange={(event) => setTall(event.target.checked)} />}
        label="More room"
      />
      <Box role="group" aria-label="Trail markers" sx={{ height: tall ? 371 : 267 }}>
        <DataGrid
          autoPageSize
          rows={rows}
          columns={columns}
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
