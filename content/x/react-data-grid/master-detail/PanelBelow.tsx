import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Kiln {
  id: number;
  kiln: string;
  degrees: number;
  notes: string;
}

const columns: GridColDef<Kiln>[] = [
  { field: 'kiln', headerName: 'Kiln', minWidth: 120, flex: 1 },
  { field: 'degrees', headerName: 'Degrees', type: 'number', width: 110 },
];

const rows: Kiln[] = [
  { id: 1, kiln: 'Small electric', degrees: 980, notes: 'Cools for nine hours. Lid by hand.' },
  { id: 2, kiln: 'Gas', degrees: 1280, notes: 'Needs two people and dry weather.' },
  { id: 3, kiln: 'Wood', degrees: 1310, notes: 'Two days of firing, four of cooling.' },
];

export default function PanelBelow() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([2]);
  const kiln = rows.find(({ id }) => selected.includes(id));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Kilns" sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Paper variant="outlined" role="status" sx={{ p: 2, minHeight: 108 }}>
        <Typography variant="subtitle1" component="p">
          {kiln ? kiln.kiln : 'Select a kiln'}
        </Typography>
        <Typography variant="body2">{kiln?.notes}</Typography>
      </Paper>
    </Stack>
  );
}
