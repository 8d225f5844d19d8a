import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Stage {
  id: number;
  stage: string;
  hours: number;
}

const columns: GridColDef<Stage>[] = [
  { field: 'stage', headerName: 'Stage', minWidth: 170, flex: 1 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const stages: Stage[] = [
  { id: 1, stage: 'Valley to Larch hut', hours: 3.5 },
  { id: 2, stage: 'Larch hut to the lake', hours: 5 },
  { id: 3, stage: 'Lake to Pass lodge', hours: 4 },
  { id: 4, stage: 'Pass lodge to Ibex hut', hours: 6.5 },
  { id: 5, stage: 'Ibex hut to the valley', hours: 4.5 },
];

const look = { '&[aria-disabled="true"]': { color: 'text.disabled' } };

export default function GrowWithRows() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => stages.slice(0, count), [count]);
  const apiRef = useTabStop(rows);

  const change = (difference: number) =>
    setCount((current) => Math.min(Math.max(current + difference, 1), stages.length));

  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 364 }}>
      <Stack direction="row" spacing={1}>
        <Button sx={look} aria-disabled={count === stages.length} onClick={() => change(1)}>
          Add a stage
        </Button>
        <Button sx={look} aria-disabled={count === 1} onClick={() => change(-1)}>
          Remove the last
        </Button>
      </Stack>
      <Box sx={{ minHeight: 162 }}>
        <DataGrid
          apiRef={apiRef}
          autoHeight
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Stages"
        />
      </Box>
    </Stack>
  );
}
