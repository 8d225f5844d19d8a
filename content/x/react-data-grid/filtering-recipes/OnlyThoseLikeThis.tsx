import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import FilterAltIcon from '@mui/icons-material/FilterAlt';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Song {
  id: number;
  bird: string;
  place: string;
}

const rows: Song[] = [
  { id: 1, bird: 'Blackcap', place: 'Hedge' },
  { id: 2, bird: 'Nuthatch', place: 'Oak' },
  { id: 3, bird: 'Dunnock', place: 'Hedge' },
  { id: 4, bird: 'Redstart', place: 'Roof' },
];

export default function OnlyThoseLikeThis() {
  const [place, setPlace] = React.useState('');

  const columns = React.useMemo<GridColDef<Song>[]>(
    () => [
      { field: 'bird', headerName: 'Bird', minWidth: 110, flex: 1 },
      { field: 'place', headerName: 'Place', width: 90 },
      {
        field: 'only',
        headerName: 'Only these',
        type: 'actions',
        width: 110,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="only"
            icon={<FilterAltIcon />}
            label={`Show only: ${row.place}`}
            onClick={() => setPlace(row.place)}
          />,
        ],
      },
    ],
    [],
  );
  const filterModel = React.useMemo(
    () => ({ items: [{ field: 'place', operator: 'equals', value: place }] }),
    [place],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Button variant="outlined" onClick={() => setPlace('')}>
          All places
        </Button>
        <Typography role="status">{place ? `Place: ${place}` : 'No filter'}</Typography>
      </Stack>
      <Box role="group" aria-label="Songs" sx={{ height: 266 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
          onCellKeyDown={({ colDef }, event) => {
            // Space presses the button; the grid would go down by one screen.
            if (colDef.type === 'actions' && event.key === ' ') event.defaultMuiPrevented = true;
          }}
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
