import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'feather',
    headerName: 'Feather',
    minWidth: 130,
    flex: 1,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  {
    field: 'weight',
    headerName: 'Milligrams',
    type: 'number',
    width: 120,
    filterOperators: getGridNumericOperators().filter(({ value }) => value === '>='),
  },
];

const rows = [
  { id: 1, feather: 'Jay, wing', weight: 55 },
  { id: 2, feather: 'Jay, tail', weight: 90 },
  { id: 3, feather: 'Rook, wing', weight: 160 },
];

const key = 'feathers-filter-1';
const operators = new Map([
  ['feather', 'contains'],
  ['weight', '>='],
]);

function load(): GridFilterModel {
  try {
    const { field, value } = JSON.parse(localStorage.getItem(key) ?? '{}');
    const operator = operators.get(field);
    if (operator && typeof value === 'string') return { items: [{ field, operator, value }] };
  } catch {
    // No storage, or not what was put there: begin without a filter.
  }
  return { items: [] };
}

function Feathers() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [shown] = filterModel.items;

  React.useEffect(() => setFilterModel(load()), []);

  const change = (model: GridFilterModel) => {
    setFilterModel(model);
    const [item] = model.items;
    try {
      if (item?.value) {
        localStorage.setItem(key, JSON.stringify({ field: item.field, value: item.value }));
      } else localStorage.removeItem(key);
    } catch {
      // The filter works without being remembered.
    }
  };

  return (
    <Stack spacing={2}>
      <Typography role="status">
        {shown?.value ? `Filter: ${shown.field} ${shown.operator} ${shown.value}` : 'No filter'}
      </Typography>
      <Box role="group" aria-label="Feathers" sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={change}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}

export default function RememberTheFilter() {
  const [visit, setVisit] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Feathers key={visit} />
      <Button variant="outlined" onClick={() => setVisit(visit + 1)} sx={{ alignSelf: 'start' }}>
        Leave and come back
      </Button>
    </Stack>
  );
}
