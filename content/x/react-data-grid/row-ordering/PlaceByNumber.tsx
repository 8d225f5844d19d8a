import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';

interface Song {
  id: string;
  song: string;
  place: number;
}

const columns: GridColDef<Song>[] = [
  {
    field: 'place',
    headerName: 'Place',
    type: 'number',
    width: 80,
    editable: true,
    sortable: false,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} inputProps={{ 'aria-label': `Place of ${params.row.song}` }} />
    ),
  },
  { field: 'song', headerName: 'Song', minWidth: 150, flex: 1, sortable: false },
];

const titles = ['Blue kettle', 'Low water', 'Nine lamps', 'Paper moon', 'Winter coat'];

const firstRows = titles.map((song, index) => ({ id: song, song, place: index + 1 }));

export default function PlaceByNumber() {
  const [rows, setRows] = React.useState<Song[]>(firstRows);
  const [message, setMessage] = React.useState('');

  const move = (edited: Song) => {
    const place = Math.min(Math.max(Math.round(edited.place), 1), rows.length);
    const others = rows.filter(({ id }) => id !== edited.id);
    const next = [...others.slice(0, place - 1), edited, ...others.slice(place - 1)];
    setRows(next.map((row, index) => ({ ...row, place: index + 1 })));
    setMessage(`${edited.song} is number ${place} of ${rows.length}`);
    return { ...edited, place };
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Songs" sx={{ height: 318 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={move}
          disableColumnMenu
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
    </Stack>
  );
}
