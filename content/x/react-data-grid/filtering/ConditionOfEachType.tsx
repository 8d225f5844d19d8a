import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridFilterItem } from '@mui/x-data-grid';

interface Bag {
  id: number;
  bag: string;
  kilos: number;
  found: Date;
  color: 'B' | 'R' | 'G';
  locked: boolean;
}

const columns: GridColDef<Bag>[] = [
  { field: 'bag', headerName: 'Bag', minWidth: 110, flex: 1 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 70 },
  {
    field: 'found',
    headerName: 'Found',
    type: 'date',
    width: 110,
    valueFormatter: ({ value }: { value: Date }) => value.toLocaleDateString('en-GB'),
  },
  {
    field: 'color',
    headerName: 'Color',
    type: 'singleSelect',
    valueOptions: [
      { value: 'B', label: 'Blue' },
      { value: 'R', label: 'Red' },
      { value: 'G', label: 'Gray' },
    ],
    width: 80,
  },
  { field: 'locked', headerName: 'Locked', type: 'boolean', width: 80 },
];

const rows: Bag[] = [
  { id: 1, bag: 'Rucksack', kilos: 7, found: new Date(2023, 5, 2), color: 'B', locked: false },
  { id: 2, bag: 'Suitcase', kilos: 19, found: new Date(2023, 5, 9), color: 'G', locked: true },
  { id: 3, bag: 'Sports bag', kilos: 5, found: new Date(2023, 5, 9), color: 'R', locked: false },
  { id: 4, bag: 'Tool case', kilos: 14, found: new Date(2023, 5, 17), color: 'R', locked: true },
];

const conditions: Record<string, GridFilterItem | undefined> = {
  'All bags': undefined,
  'Called a bag': { field: 'bag', operator: 'endsWith', value: 'bag' },
  'From 10 kilos': { field: 'kilos', operator: '>=', value: 10 },
  'Found after June 8': { field: 'found', operator: 'after', value: '2023-06-08' },
  'Blue or gray': { field: 'color', operator: 'isAnyOf', value: ['B', 'G'] },
  'Not locked': { field: 'locked', operator: 'is', value: 'false' },
};

export default function ConditionOfEachType() {
  const [name, setName] = React.useState('Found after June 8');
  const item = conditions[name];
  const filterModel = React.useMemo(() => ({ items: item ? [item] : [] }), [item]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        label="Show"
        variant="standard"
        select
        SelectProps={{ native: true }}
        InputLabelProps={{ shrink: true }}
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ width: 200 }}
      >
        {Object.keys(conditions).map((condition) => (
          <option key={condition}>{condition}</option>
        ))}
      </TextField>
      <Box component="code" sx={{ minHeight: '3em', overflowWrap: 'anywhere' }}>
        {JSON.stringify(filterModel)}
      </Box>
      <Box sx={{ height: 266 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
          aria-label="Bags"
        />
      </Box>
    </Stack>
  );
}
