import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Item {
  id: string;
  item: string;
  kilos: number;
}

const columns: GridColDef<Item>[] = [
  { field: 'item', headerName: 'Item', minWidth: 130, flex: 1 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 90 },
];

const rows: Item[] = [
  { id: 'curtain', item: 'Red curtain', kilos: 18 },
  { id: 'thunder', item: 'Thunder sheet', kilos: 11 },
  { id: 'lamp', item: 'Footlight', kilos: 4 },
];

export default function PackTheTrunk() {
  const [packed, setPacked] = React.useState<GridRowSelectionModel>(['lamp']);
  const kilos = rows
    .filter(({ id }) => packed.includes(id))
    .reduce((sum, row) => sum + row.kilos, 0);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={packed}
          onRowSelectionModelChange={setPacked}
          hideFooter
          aria-label="Things for the tour"
        />
      </Box>
      <Stack direction="row" spacing={2} alignItems="center">
        <Typography role="status" sx={{ flexGrow: 1 }}>
          Weight: {kilos} kg
        </Typography>
        <Button
          variant="outlined"
          aria-disabled={packed.length === 0}
          onClick={() => setPacked([])}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.6 } }}
        >
          Unpack all
        </Button>
      </Stack>
    </Stack>
  );
}
