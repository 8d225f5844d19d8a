import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Ferry {
  id: number;
  ferry: string;
  coast: string;
  cars: number;
  winter: boolean;
}

const columns: GridColDef<Ferry>[] = [
  { field: 'ferry', headerName: 'Ferry', minWidth: 104, flex: 1 },
  { field: 'coast', headerName: 'Coast', width: 76 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 64 },
  { field: 'winter', headerName: 'Winter', type: 'boolean', width: 76 },
];

const rows: Ferry[] = [
  { id: 1, ferry: 'Gull', coast: 'North', cars: 12, winter: true },
  { id: 2, ferry: 'Tern', coast: 'South', cars: 40, winter: true },
  { id: 3, ferry: 'Skua', coast: 'South', cars: 8, winter: false },
  { id: 4, ferry: 'Puffin', coast: 'South', cars: 24, winter: true },
];

export default function ControlsAbove() {
  const [coast, setCoast] = React.useState('South');
  const [cars, setCars] = React.useState('');
  const [winter, setWinter] = React.useState(true);

  const shown = React.useMemo(
    () =>
      rows.filter(
        (row) =>
          (!coast || row.coast === coast) && row.cars >= Number(cars) && (!winter || row.winter),
      ),
    [coast, cars, winter],
  );
  const apiRef = useTabStop(shown);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" alignItems="flex-end">
        <TextField
          label="Coast"
          variant="standard"
          select
          SelectProps={{ native: true }}
          InputLabelProps={{ shrink: true }}
          value={coast}
          onChange={(event) => setCoast(event.target.value)}
        >
          <option value="">Any</option>
          <option>North</option>
          <option>South</option>
        </TextField>
        <TextField
          label="Cars, at least"
          type="number"
          variant="standard"
          InputLabelProps={{ shrink: true }}
          value={cars}
          onChange={(event) => setCars(event.target.value)}
          sx={{ width: 100 }}
        />
        <FormControlLabel
          control={
            <Switch checked={winter} onChange={(event) => setWinter(event.target.checked)} />
          }
          label="In winter"
        />
      </Stack>
      <Box role="group" aria-label="Ferries" sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          rows={shown}
          columns={columns}
          disableColumnFilter
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Typography role="status">{`${shown.length} of ${rows.length} ferries`}</Typography>
    </Stack>
  );
}
