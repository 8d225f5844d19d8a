import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterItem } from '@mui/x-data-grid';

interface Nest {
  id: number;
  nest: string;
  eggs: number;
  checked: boolean;
}

const columns: GridColDef<Nest>[] = [
  { field: 'nest', headerName: 'Nest', minWidth: 120, flex: 1 },
  { field: 'eggs', headerName: 'Eggs', type: 'number', width: 76 },
  { field: 'checked', headerName: 'Checked', type: 'boolean', width: 104 },
];

const rows: Nest[] = [
  { id: 1, nest: 'Box 3', eggs: 6, checked: true },
  { id: 2, nest: 'Ivy wall', eggs: 0, checked: false },
  { id: 3, nest: 'Boathouse', eggs: 4, checked: false },
];

const presets = new Map<string, GridFilterItem>([
  ['open', { field: 'checked', operator: 'is', value: 'false' }],
  ['eggs', { field: 'eggs', operator: '>', value: 0 }],
]);

export default function PresetsInTheAddress() {
  const [query, setQuery] = React.useState('?show=open');
  const name = new URLSearchParams(query).get('show') ?? '';
  const item = presets.get(name);
  const filterModel = React.useMemo(() => ({ items: item ? [item] : [] }), [item]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Nests to show"
        value={item ? name : 'all'}
        onChange={(event, next: string | null) => {
          if (next) setQuery(next === 'all' ? '' : `?${new URLSearchParams({ show: next })}`);
        }}
      >
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="open">To check</ToggleButton>
        <ToggleButton value="eggs">With eggs</ToggleButton>
      </ToggleButtonGroup>
      <TextField
        label="End of the address"
        size="small"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        InputLabelProps={{ shrink: true }}
      />
      <Box role="group" aria-label="Nests" sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
