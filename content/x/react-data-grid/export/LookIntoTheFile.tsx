import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Barrel {
  id: number;
  barrel: string;
  wood: string;
  liters: number;
}

const columns: GridColDef<Barrel>[] = [
  { field: 'barrel', headerName: 'Barrel', minWidth: 80, flex: 1 },
  { field: 'wood', headerName: 'Wood', minWidth: 96, flex: 1 },
  { field: 'liters', headerName: 'Liters', type: 'number', width: 80 },
];

const rows: Barrel[] = [
  { id: 1, barrel: 'No. 4', wood: 'Oak', liters: 225 },
  { id: 2, barrel: 'No. 5', wood: 'Chestnut', liters: 110 },
  { id: 3, barrel: 'No. 6', wood: 'Oak, old', liters: 225 },
];

export default function LookIntoTheFile() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%' }}>
      <Box sx={{ width: '100%', height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
          aria-label="Barrels"
        />
      </Box>
      <Button variant="outlined" onClick={() => setText(apiRef.current.getDataAsCsv())}>
        Show the file
      </Button>
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, minHeight: 96, whiteSpace: 'pre-wrap', fontSize: 14, lineHeight: '24px' }}
      >
        {text || 'Not asked for yet'}
      </Box>
    </Stack>
  );
}
