import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { crossings, type Crossing } from './crossings';
import { useTabStop } from './useTabStop';

interface Line extends Crossing {
  isFirst: boolean;
}

const comparators: Record<string, (a: Crossing, b: Crossing) => number> = {
  to: (a, b) => a.to.localeCompare(b.to, 'en'),
  minutes: (a, b) => a.minutes - b.minutes,
};

const columns: GridColDef<Line>[] = [
  {
    field: 'pier',
    headerName: 'Pier',
    width: 106,
    sortable: false,
    cellClassName: ({ row }) => (row.isFirst ? '' : 'repeated'),
  },
  { field: 'to', headerName: 'To', minWidth: 120, flex: 1 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 95 },
];

export default function ValueOnce() {
  const [onlyCars, setOnlyCars] = React.useState(false);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);

  const rows = React.useMemo(() => {
    const [by] = sortModel;
    const compare = comparators[by?.field ?? ''] ?? (() => 0);
    const direction = by?.sort === 'desc' ? -1 : 1;
    return crossings
      .filter(({ cars }) => cars || !onlyCars)
      .sort((a, b) => a.pier.localeCompare(b.pier, 'en') || direction * compare(a, b))
      .map((row, index, all): Line => ({ ...row, isFirst: row.pier !== all[index - 1]?.pier }));
  }, [onlyCars, sortModel]);
  const apiRef = useTabStop(rows);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={onlyCars} onChange={(event) => setOnlyCars(event.target.checked)} />
        }
        label="Only ferries for cars"
      />
      <Box role="group" aria-label="Crossings by pier" sx={{ height: 378 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowHeight={40}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          getRowClassName={({ row }) => (row.isFirst ? 'first-of-group' : '')}
          disableColumnMenu
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
          sx={{
            '& .MuiDataGrid-cell': { borderBottom: 0 },
            '& .first-of-group .MuiDataGrid-cell': { borderTop: 1, borderColor: 'divider' },
            '& .repeated:not(:focus) .MuiDataGrid-cellContent': { opacity: 0 },
            '& .MuiDataGrid-row:hover .repeated .MuiDataGrid-cellContent': { opacity: 1 },
          }}
        />
      </Box>
    </Stack>
  );
}
