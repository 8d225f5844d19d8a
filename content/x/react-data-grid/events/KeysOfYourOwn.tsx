import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Plate {
  id: number;
  plate: string;
  stars: number;
}

const columns: GridColDef<Plate>[] = [
  { field: 'plate', headerName: 'Plate', minWidth: 120, flex: 1 },
  { field: 'stars', headerName: 'Quality', type: 'number', width: 110 },
];

const firstRows: Plate[] = [
  { id: 1, plate: 'Comet, 3 min', stars: 4 },
  { id: 2, plate: 'Comet, 9 min', stars: 2 },
  { id: 3, plate: 'Dark frame', stars: 1 },
];

export default function KeysOfYourOwn() {
  const [rows, setRows] = React.useState(firstRows);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 520 }}>
      <Typography variant="body2">Go to a cell and press 1 to 5 to rate the plate.</Typography>
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellKeyDown={({ id }, event) => {
            if (!/^[1-5]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey)
              return;
            const stars = Number(event.key);
            setRows((now) => now.map((row) => (row.id === id ? { ...row, stars } : row)));
          }}
          disableRowSelectionOnClick
          hideFooter
          aria-label="Photographic plates"
        />
      </Box>
    </Stack>
  );
}
