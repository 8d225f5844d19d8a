import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Rope {
  id: number;
  rope: string;
  fiber: string;
  meters: number;
}

const columns: GridColDef<Rope>[] = [
  { field: 'rope', headerName: 'Rope', flex: 1, minWidth: 100, maxWidth: 160 },
  { field: 'fiber', headerName: 'Fiber', flex: 1, minWidth: 80 },
  { field: 'meters', headerName: 'Meters', type: 'number', width: 80 },
];

const rows: Rope[] = [
  { id: 1, rope: 'Martha, long', fiber: 'Hemp', meters: 24 },
  { id: 2, rope: 'Crow', fiber: 'Flax with wool grip', meters: 18 },
];

export default function WithinLimits() {
  const [percent, setPercent] = React.useState(100);
  const labelId = React.useId();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id={labelId}>Room for the grid</Typography>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-labelledby={labelId}
          value={percent}
          min={50}
          max={100}
          step={5}
          valueLabelDisplay="auto"
          valueLabelFormat={(value) => `${value}%`}
          getAriaValueText={(value) => `${value} percent`}
          onChange={(_event, value) => {
            if (typeof value === 'number') setPercent(value);
          }}
        />
      </Box>
      <Box sx={{ width: `${percent}%`, height: 178 }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Ropes" />
      </Box>
    </Stack>
  );
}
