import * as React from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { groupBy, sightings, type Line } from './birds';
import { useTabStop } from './useTabStop';

const keyOf = (row: Line) => row.key;

export default function GroupByAChoice() {
  const [field, setField] = React.useState<'place' | 'month'>('place');
  const [folded, setFolded] = React.useState<readonly string[]>([]);

  const rows = React.useMemo(
    () => groupBy(sightings, field, (key) => folded.includes(key)),
    [field, folded],
  );
  const apiRef = useTabStop(React.useMemo(() => rows.map(({ key }) => ({ id: key })), [rows]));

  const columns = React.useMemo<GridColDef<Line>[]>(
    () => [
      {
        field: 'bird',
        headerName: 'Bird',
        minWidth: 130,
        flex: 1,
        sortable: false,
        renderCell: ({ row, tabIndex }) =>
          row.heading ? (
            <Button
              size="small"
              color="inherit"
              startIcon={folded.includes(row.key) ? <ExpandMore /> : <ExpandLess />}
              aria-expanded={!folded.includes(row.key)}
              tabIndex={tabIndex}
              sx={{ textTransform: 'none' }}
              onKeyDown={(event) => {
                if (event.key === ' ') event.stopPropagation();
              }}
              onClick={() =>
                setFolded((now) =>
                  now.includes(row.key) ? now.filter((key) => key !== row.key) : [...now, row.key],
                )
              }
            >
              {row.heading}
            </Button>
          ) : (
            row.bird
          ),
      },
      {
        field: field === 'place' ? 'month' : 'place',
        headerName: field === 'place' ? 'Month' : 'Place',
        width: 90,
        sortable: false,
      },
      { field: 'sum', headerName: 'Count', type: 'number', width: 80, sortable: false },
    ],
    [field, folded],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group by"
        value={field}
        onChange={(event, next: 'place' | 'month' | null) => next && setField(next)}
      >
        <ToggleButton value="place">By place</ToggleButton>
        <ToggleButton value="month">By month</ToggleButton>
      </ToggleButtonGroup>
      <Box role="group" aria-label="Sightings" sx={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          getRowId={keyOf}
          getRowClassName={({ row }) => (row.heading ? 'group-heading' : '')}
          isRowSelectable={({ row }) => !row.heading}
          disableColumnMenu
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
          sx={{ '& .group-heading': { bgcolor: 'action.hover', fontWeight: 'bold' } }}
        />
      </Box>
    </Stack>
  );
}
