import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';

interface Lens {
  id: number;
  lens: string;
  serial: string;
}

const columns: GridColDef<Lens>[] = [
  { field: 'lens', headerName: 'Eyepiece', minWidth: 120, flex: 1 },
  { field: 'serial', headerName: 'Number to copy', width: 150 },
];

const rows: Lens[] = [
  { id: 1, lens: '25 mm', serial: 'K-0417' },
  { id: 2, lens: '10 mm', serial: 'K-0562' },
  { id: 3, lens: '6 mm', serial: 'K-0733' },
];

const keepFromRow: GridEventListener<'cellClick'> = ({ field }, event) => {
  if (field === 'serial') event.stopPropagation();
};

export default function PickByName() {
  const [picked, setPicked] = React.useState('none');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 520 }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellClick={keepFromRow}
          onRowSelectionModelChange={([id]) =>
            setPicked(rows.find((row) => row.id === id)?.lens ?? 'none')
          }
          hideFooter
          aria-label="Eyepieces"
        />
      </Box>
      <Typography role="status">Picked: {picked}</Typography>
    </Stack>
  );
}
