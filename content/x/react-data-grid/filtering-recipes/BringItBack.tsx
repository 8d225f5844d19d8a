import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'call', headerName: 'Call', minWidth: 130, flex: 1 },
  { field: 'seconds', headerName: 'Seconds', type: 'number', width: 120 },
];

const rows = [
  { id: 1, call: 'Warning, short', seconds: 2 },
  { id: 2, call: 'Song, spring', seconds: 40 },
  { id: 3, call: 'Song, autumn', seconds: 25 },
];

const inWords = ({ field, operator, value }: GridFilterItem) => `${field} ${operator} ${value}`;

export default function BringItBack() {
  const [dropped, setDropped] = React.useState<GridFilterItem>();
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'call', operator: 'contains', value: 'song' }],
  });

  const [active] = filterModel.items;
  const offered = dropped && active && inWords(active) === inWords(dropped) ? undefined : dropped;

  const change = (next: GridFilterModel) => {
    if (active?.value && next.items[0]?.field !== active.field) setDropped(active);
    setFilterModel(next);
  };

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        aria-disabled={!offered}
        onClick={() => offered && change({ ...filterModel, items: [offered] })}
        sx={{ '&[aria-disabled="true"]': { color: 'text.disabled' } }}
      >
        {offered ? `Back to ${inWords(offered)}` : 'Nothing to bring back'}
      </Button>
      <Box role="group" aria-label="Calls" sx={{ width: '100%', height: 214 }}>
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
