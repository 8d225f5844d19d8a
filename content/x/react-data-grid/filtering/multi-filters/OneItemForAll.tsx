import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridToolbarQuickFilter,
  type GridColDef,
  type GridFilterModel,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Ship {
  id: number;
  ship: string;
  built: number;
  cabins: number;
}

interface Limits {
  built: string;
  cabins: string;
}

const meets: GridFilterOperator<Ship> = {
  value: 'meets',
  getApplyFilterFn: ({ value }) => {
    const limits: Limits | undefined = value;
    if (!limits) return null;
    return ({ row }) => row.built >= Number(limits.built) && row.cabins >= Number(limits.cabins);
  },
};

const columns: GridColDef<Ship>[] = [
  { field: 'ship', headerName: 'Ship', minWidth: 120, flex: 1, filterOperators: [meets] },
  {
    field: 'built',
    headerName: 'Built',
    type: 'number',
    width: 80,
    valueFormatter: ({ value }: { value: number }) => String(value),
  },
  { field: 'cabins', headerName: 'Cabins', type: 'number', width: 86 },
];

const rows: Ship[] = [
  { id: 1, ship: 'Night Heron', built: 1996, cabins: 60 },
  { id: 2, ship: 'Night Plover', built: 2011, cabins: 24 },
  { id: 3, ship: 'Gray Heron', built: 2008, cabins: 80 },
];

function Search() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <GridToolbarQuickFilter
      label="Search ships"
      placeholder=""
      inputRef={input}
      onClick={() => input.current?.focus()}
      sx={{ m: 1 }}
    />
  );
}

export default function OneItemForAll() {
  const [limits, setLimits] = React.useState<Limits>({ built: '2000', cabins: '20' });
  const [model, setModel] = React.useState<GridFilterModel>({ items: [] });
  const filterModel = React.useMemo(
    () => ({ ...model, items: [{ field: 'ship', operator: 'meets', value: limits }] }),
    [model, limits],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <TextField
          label="Built from"
          type="number"
          size="small"
          value={limits.built}
          onChange={(event) => setLimits({ ...limits, built: event.target.value })}
        />
        <TextField
          label="Cabins, at least"
          type="number"
          size="small"
          value={limits.cabins}
          onChange={(event) => setLimits({ ...limits, cabins: event.target.value })}
        />
      </Stack>
      <Box role="group" aria-label="Ships" sx={{ height: 290 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setModel}
          disableColumnFilter
          slots={{ toolbar: Search }}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
