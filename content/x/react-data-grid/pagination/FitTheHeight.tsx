import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Album {
  id: number;
  album: string;
  pages: number;
}

const columns: GridColDef<Album>[] = [
  { field: 'album', headerName: 'Album', minWidth: 150, flex: 1 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 100 },
];

const rows: Album[] = [
  { id: 1, album: 'Lakes', pages: 40 },
  { id: 2, album: 'Stations', pages: 64 },
  { id: 3, album: 'Zeppelins', pages: 12 },
  { id: 4, album: 'Greetings', pages: 80 },
  { id: 5, album: 'Mountain huts', pages: 36 },
  { id: 6, album: 'Bridges', pages: 28 },
  { id: 7, album: 'Seaside', pages: 72 },
];

export default function FitTheHeight() {
  const [height, setHeight] = React.useState(371);

  return (
    <Stack spacing={2} sx={{ width: '100%', minHeight: 440 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={height}
        onChange={(_event, next: number | null) => next !== null && setHeight(next)}
        aria-label="Height of the grid"
      >
        <ToggleButton value={267}>Low</ToggleButton>
        <ToggleButton value={371}>High</ToggleButton>
      </ToggleButtonGroup>
      <Box role="group" aria-label="Albums" sx={{ height }}>
        <DataGrid
          rows={rows}
          columns={columns}
          autoPageSize
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
