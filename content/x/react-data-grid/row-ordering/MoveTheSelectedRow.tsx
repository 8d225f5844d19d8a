import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Stop {
  id: number;
  stop: string;
  minutes: number;
}

const columns: GridColDef<Stop>[] = [
  { field: 'stop', headerName: 'Stop', minWidth: 130, flex: 1, sortable: false },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100, sortable: false },
];

const route: Stop[] = [
  { id: 1, stop: 'Harbor', minutes: 4 },
  { id: 2, stop: 'Fish market', minutes: 6 },
  { id: 3, stop: 'Mill pond', minutes: 9 },
  { id: 4, stop: 'Lighthouse', minutes: 5 },
];

export default function MoveTheSelectedRow() {
  const [rows, setRows] = React.useState(route);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([4]);
  const [message, setMessage] = React.useState('');

  const moveTo = (placeFrom: (now: number) => number) => {
    const now = rows.findIndex(({ id }) => selected.includes(id));
    const row = rows[now];
    if (!row) {
      setMessage('Select a stop first');
      return;
    }
    const place = Math.min(Math.max(placeFrom(now), 0), rows.length - 1);
    const others = rows.filter((each) => each !== row);
    setRows([...others.slice(0, place), row, ...others.slice(place)]);
    setMessage(`${row.stop} is number ${place + 1} of ${rows.length}`);
  };

  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ width: '100%' }}>
      <ButtonGroup size="small" aria-label="Move the selected stop">
        <Button onClick={() => moveTo(() => 0)}>To top</Button>
        <Button onClick={() => moveTo((now) => now - 1)}>Up</Button>
        <Button onClick={() => moveTo((now) => now + 1)}>Down</Button>
        <Button onClick={() => moveTo(() => rows.length)}>To end</Button>
      </ButtonGroup>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
      <Box role="group" aria-label="Stops" sx={{ width: '100%', height: 266 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          disableColumnMenu
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
