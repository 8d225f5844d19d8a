import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';

interface Atlas {
  id: number;
  atlas: string;
  year: number;
  shelf: string;
}

const columns: GridColDef<Atlas>[] = [
  { field: 'atlas', headerName: 'Atlas', minWidth: 120, flex: 1 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];

const rows: Atlas[] = [
  { id: 1, atlas: 'Rivers', year: 1911, shelf: 'D4' },
  { id: 2, atlas: 'Railways', year: 1938, shelf: 'A1' },
  { id: 3, atlas: 'Glaciers', year: 1902, shelf: 'C2' },
];

export default function SaveTheView() {
  const apiRef = useGridApiRef();
  const saved = React.useRef<GridInitialState>();
  const [message, setMessage] = React.useState('Nothing saved');

  const save = () => {
    saved.current = apiRef.current.exportState();
    setMessage('View saved');
  };

  const goBack = () => {
    if (!saved.current) return;
    apiRef.current.restoreState(saved.current);
    setMessage('Saved view shown');
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined" onClick={save}>
          Save the view
        </Button>
        <Button variant="outlined" onClick={goBack}>
          Go back to it
        </Button>
      </Stack>
      <Typography role="status">{message}</Typography>
      <Box sx={{ height: 214 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter aria-label="Atlases" />
      </Box>
    </Stack>
  );
}
