import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Kit {
  id: number;
  kit: string;
  parts: number;
  hint: string;
}

const columns: GridColDef<Kit>[] = [
  { field: 'kit', headerName: 'Kit', minWidth: 150, flex: 1 },
  { field: 'parts', headerName: 'Parts', type: 'number', width: 90 },
];

const rows: Kit[] = [
  { id: 1, kit: 'Bicycle repair', parts: 18, hint: 'The chain whip is in the lid.' },
  { id: 2, kit: 'Picture hanging', parts: 42, hint: 'Bring the level back dry.' },
  { id: 3, kit: 'Beekeeping', parts: 7, hint: 'The smoker needs dry grass.' },
];

export default function PickATool() {
  const [picked, setPicked] = React.useState<GridRowSelectionModel>([2]);
  const kit = rows.find(({ id }) => picked.includes(id));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowSelectionModel={picked}
          onRowSelectionModelChange={setPicked}
          hideFooter
          aria-label="Kits"
        />
      </Box>
      <Typography role="status" sx={{ minHeight: '3em' }}>
        {kit ? `${kit.kit}: ${kit.hint}` : 'No kit picked'}
      </Typography>
    </Stack>
  );
}
