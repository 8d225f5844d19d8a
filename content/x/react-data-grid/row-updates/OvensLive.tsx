import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Oven {
  id: number;
  oven: string;
  degrees: number;
}

const columns: GridColDef<Oven>[] = [
  { field: 'oven', headerName: 'Oven', minWidth: 110, flex: 1 },
  {
    field: 'degrees',
    headerName: 'Heat',
    type: 'number',
    width: 100,
    valueFormatter: ({ value }: { value: number }) => `${value} °C`,
  },
];

const rows: Oven[] = [
  { id: 1, oven: 'Stone oven', degrees: 240 },
  { id: 2, oven: 'Deck oven', degrees: 210 },
  { id: 3, oven: 'Proofer', degrees: 32 },
];

export default function OvensLive() {
  const apiRef = useGridApiRef();
  const tick = React.useRef(0);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      tick.current += 1;
      const id = 1 + (tick.current % rows.length);
      const row = apiRef.current.getRow<Oven>(id);
      const change = tick.current % 2 === 0 ? 3 : -2;
      if (row) apiRef.current.updateRows([{ id, degrees: row.degrees + change }]);
    }, 1000);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Button variant="outlined" onClick={() => setRunning(!running)} sx={{ minWidth: 120 }}>
          {running ? 'Pause' : 'Measure'}
        </Button>
        <Typography role="status">
          {running ? 'A value each second' : 'The values stand still'}
        </Typography>
      </Stack>
      <Box sx={{ height: 214 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter aria-label="Ovens" />
      </Box>
    </Stack>
  );
}
