import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { groupBy, sightings, type Line } from './birds';

const columns: GridColDef<Line>[] = [
  { field: 'heading', headerName: 'Place', minWidth: 120, flex: 1 },
  { field: 'sum', headerName: 'Birds', type: 'number', width: 90 },
];

const groups = groupBy(sightings, 'place', () => true);
const keyOf = (row: Line) => row.key;

export default function OneRowAGroup() {
  const [chosen, setChosen] = React.useState<GridRowSelectionModel>(['place-Pond']);
  const place = groups.find(({ key }) => chosen.includes(key))?.heading;
  const members = sightings.filter((row) => row.place === place);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Places" sx={{ height: 162 }}>
        <DataGrid
          rows={groups}
          columns={columns}
          getRowId={keyOf}
          rowSelectionModel={chosen}
          onRowSelectionModelChange={setChosen}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {place
          ? `${place}: ${members.map(({ bird, count }) => `${count} × ${bird}`).join(', ')}`
          : 'Choose a place'}
      </Typography>
    </Stack>
  );
}
