import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  gridTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

interface Umbrella {
  id: number;
  umbrella: string;
  days: number;
  state: 'waiting' | 'claimed';
}

const columns: GridColDef<Umbrella>[] = [
  { field: 'umbrella', headerName: 'Umbrella', minWidth: 140, flex: 1 },
  { field: 'days', headerName: 'Days here', type: 'number', width: 120 },
  { field: 'state', headerName: 'State' },
];

const rows: Umbrella[] = [
  { id: 1, umbrella: 'Black, wooden grip', days: 3, state: 'claimed' },
  { id: 2, umbrella: 'Yellow dots', days: 12, state: 'waiting' },
  { id: 3, umbrella: 'Folding, navy', days: 30, state: 'waiting' },
  { id: 4, umbrella: 'Clear dome', days: 1, state: 'claimed' },
];

const models: Record<string, GridFilterModel> = {
  all: { items: [] },
  waiting: { items: [{ field: 'state', operator: 'equals', value: 'waiting' }] },
  claimed: { items: [{ field: 'state', operator: 'equals', value: 'claimed' }] },
};

function UmbrellaCount() {
  const apiRef = useGridApiContext();
  const left = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const all = useGridSelector(apiRef, gridTopLevelRowCountSelector);

  return (
    <Typography role="status" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {left} of {all} umbrellas
    </Typography>
  );
}

export default function UmbrellasWaiting() {
  const [view, setView] = React.useState('waiting');
  const labelId = React.useId();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel id={labelId}>Show</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={view}
          onChange={(_event, next) => setView(next)}
        >
          <FormControlLabel value="all" control={<Radio />} label="All" />
          <FormControlLabel value="waiting" control={<Radio />} label="Waiting" />
          <FormControlLabel value="claimed" control={<Radio />} label="Claimed" />
        </RadioGroup>
      </FormControl>
      <Box role="group" aria-label="Umbrellas" sx={{ height: 324 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { state: false } } }}
          filterModel={models[view]}
          disableColumnFilter
          disableColumnSelector
          slots={{ footer: UmbrellaCount }}
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
