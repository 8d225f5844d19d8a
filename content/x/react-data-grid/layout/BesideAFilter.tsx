import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Peak {
  id: number;
  peak: string;
  meters: number;
  side: string;
}

const columns: GridColDef<Peak>[] = [
  { field: 'peak', headerName: 'Peak', minWidth: 100, flex: 1 },
  { field: 'meters', headerName: 'Meters', type: 'number', width: 90 },
];

const peaks: Peak[] = [
  { id: 1, peak: 'Raven', meters: 2841, side: 'East' },
  { id: 2, peak: 'Anvil', meters: 3127, side: 'West' },
  { id: 3, peak: 'White tooth', meters: 3004, side: 'West' },
  { id: 4, peak: 'Hay stack', meters: 2376, side: 'East' },
];

export default function BesideAFilter() {
  const labelId = React.useId();
  const [side, setSide] = React.useState('All');
  const rows = React.useMemo(
    () => peaks.filter((peak) => side === 'All' || peak.side === side),
    [side],
  );
  const apiRef = useTabStop(rows);

  return (
    <Box sx={{ width: '100%', display: 'flex', gap: 1 }}>
      <FormControl>
        <FormLabel id={labelId}>Side</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={side}
          onChange={(_event, value) => setSide(value)}
        >
          {['All', 'East', 'West'].map((name) => (
            <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ flex: 1, minWidth: 0, height: 266 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter aria-label="Peaks" />
      </Box>
    </Box>
  );
}
