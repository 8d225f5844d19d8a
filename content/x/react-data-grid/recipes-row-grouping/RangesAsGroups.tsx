import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { crossings } from './crossings';

interface Line {
  id: string;
  to: string;
  minutes?: number;
  isHeading?: boolean;
}

const ranges = [
  { name: 'Up to 20 minutes', upTo: 20 },
  { name: 'Up to an hour', upTo: 60 },
  { name: 'Longer', upTo: Infinity },
];

const groups = ranges.map((range) => ({
  name: range.name,
  members: crossings
    .filter(({ minutes }) => ranges.find(({ upTo }) => minutes <= upTo) === range)
    .sort((a, b) => a.minutes - b.minutes),
}));

const orders = {
  range: groups,
  size: [...groups].sort((a, b) => b.members.length - a.members.length),
};

const columns: GridColDef<Line>[] = [
  { field: 'to', headerName: 'To', minWidth: 200, flex: 1, sortable: false },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100, sortable: false },
];

export default function RangesAsGroups() {
  const [order, setOrder] = React.useState<keyof typeof orders>('range');

  const rows = React.useMemo(
    () =>
      orders[order].flatMap(({ name, members }): Line[] => [
        { id: `range-${name}`, to: `${name} (${members.length})`, isHeading: true },
        ...members,
      ]),
    [order],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the groups"
        value={order}
        onChange={(event, next: keyof typeof orders | null) => next && setOrder(next)}
      >
        <ToggleButton value="range">By time</ToggleButton>
        <ToggleButton value="size">Largest first</ToggleButton>
      </ToggleButtonGroup>
      <Box role="group" aria-label="Crossings by time" sx={{ height: 498 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowHeight={40}
          getRowClassName={({ row }) => (row.isHeading ? 'group-heading' : '')}
          isRowSelectable={({ row }) => !row.isHeading}
          disableColumnMenu
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
          sx={{ '& .group-heading': { bgcolor: 'action.hover', fontWeight: 'bold' } }}
        />
      </Box>
    </Stack>
  );
}
