import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';

interface Brush {
  id: number;
  brush: string;
  width: number;
}

const columns: GridColDef<Brush>[] = [
  { field: 'brush', headerName: 'Brush', minWidth: 120, flex: 1 },
  { field: 'width', headerName: 'Width (mm)', type: 'number', width: 120 },
];

const rows: Brush[] = [
  { id: 1, brush: 'Flat', width: 60 },
  { id: 2, brush: 'Round', width: 20 },
  { id: 3, brush: 'Radiator', width: 35 },
  { id: 4, brush: 'Fan', width: 45 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function RowsByDensity() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={density}
        onChange={(_event, next: GridDensity | null) => next && setDensity(next)}
        aria-label="Density"
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name} sx={{ color: 'text.primary' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 346 }}>
        <DataGrid rows={rows} columns={columns} density={density} hideFooter aria-label="Brushes" />
      </Box>
    </Stack>
  );
}
