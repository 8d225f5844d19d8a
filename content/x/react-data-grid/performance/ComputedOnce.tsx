import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Walk {
  id: number;
  walk: string;
  steps: number[];
}

const walks: Walk[] = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  walk: `Walk ${index + 1}`,
  steps: [(index * 37) % 500, (index * 91) % 700, (index * 13) % 300],
}));

const features = { ariaV7: true };

export default function ComputedOnce() {
  const apiRef = useGridApiRef();
  const calls = React.useRef(0);
  const [once, setOnce] = React.useState(false);
  const [status, setStatus] = React.useState('Additions: not counted yet');

  const add = React.useCallback((steps: number[]) => {
    calls.current += 1;
    return steps.reduce((sum, step) => sum + step, 0);
  }, []);

  const rows = React.useMemo(
    () => (once ? walks.map((walk) => ({ ...walk, total: add(walk.steps) })) : walks),
    [once, add],
  );

  const columns = React.useMemo<GridColDef<Walk>[]>(
    () => [
      { field: 'walk', headerName: 'Walk', minWidth: 110, flex: 1 },
      {
        field: 'total',
        headerName: 'Steps',
        type: 'number',
        width: 110,
        valueGetter: once ? undefined : ({ row }) => add(row.steps),
      },
    ],
    [once, add],
  );

  const sort = () => {
    calls.current = 0;
    const next = apiRef.current.getSortModel()[0]?.sort === 'asc' ? 'desc' : 'asc';
    apiRef.current.setSortModel([{ field: 'total', sort: next }]);
    setStatus(`Additions for one sort: ${calls.current}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} flexWrap="wrap" useFlexGap>
        <Button variant="outlined" onClick={sort}>
          Sort by steps
        </Button>
        <FormControlLabel
          control={<Switch checked={once} onChange={(event) => setOnce(event.target.checked)} />}
          label="Add up once"
        />
      </Stack>
      <Typography role="status">{status}</Typography>
      <Box role="group" aria-label="Walks" sx={{ height: 319 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          experimentalFeatures={features}
        />
      </Box>
    </Stack>
  );
}
