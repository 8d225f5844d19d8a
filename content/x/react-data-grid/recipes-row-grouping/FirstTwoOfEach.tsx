import * as React from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { crossings } from './crossings';

interface Line {
  id: string;
  to: string;
  minutes?: number;
  pier?: string;
  count?: number;
}

const piers = [...new Set(crossings.map(({ pier }) => pier))].sort();

const groups = piers.map((pier) => ({
  pier,
  members: crossings
    .filter((crossing) => crossing.pier === pier)
    .sort((a, b) => a.minutes - b.minutes)
    .map(({ id, to, minutes }): Line => ({ id, to, minutes })),
}));

export default function FirstTwoOfEach() {
  const [open, setOpen] = React.useState<readonly string[]>([]);

  const rows = React.useMemo(
    () =>
      groups.flatMap(({ pier, members }): Line[] => [
        { id: `pier-${pier}`, to: pier, pier, count: members.length },
        ...(open.includes(pier) ? members : members.slice(0, 2)),
      ]),
    [open],
  );

  const columns = React.useMemo<GridColDef<Line>[]>(
    () => [
      {
        field: 'to',
        headerName: 'To',
        minWidth: 210,
        flex: 1,
        sortable: false,
        renderCell: ({ row: { to, pier, count = 0 }, tabIndex }) =>
          pier && count > 2 ? (
            <Button
              size="small"
              color="inherit"
              startIcon={open.includes(pier) ? <ExpandLess /> : <ExpandMore />}
              aria-expanded={open.includes(pier)}
              tabIndex={tabIndex}
              sx={{ textTransform: 'none', fontWeight: 'bold' }}
              onKeyDown={(event) => {
                if (event.key === ' ') event.stopPropagation();
              }}
              onClick={() =>
                setOpen((now) =>
                  now.includes(pier) ? now.filter((name) => name !== pier) : [...now, pier],
                )
              }
            >
              {`${to}, ${open.includes(pier) ? 'all' : '2 of'} ${count}`}
            </Button>
          ) : (
            to
          ),
      },
      { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100, sortable: false },
    ],
    [open],
  );

  return (
    <Box role="group" aria-label="Shortest crossings" sx={{ width: '100%', height: 498 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={40}
        getRowClassName={({ row }) => (row.pier ? 'group-heading' : '')}
        isRowSelectable={({ row }) => !row.pier}
        disableColumnMenu
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={{ '& .group-heading': { bgcolor: 'action.hover', fontWeight: 'bold' } }}
      />
    </Box>
  );
}
