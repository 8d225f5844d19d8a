import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridClasses, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Turn {
  id: number;
  day: string;
  turned: number;
}

const columns: GridColDef<Turn>[] = [
  { field: 'day', headerName: 'Day', minWidth: 120, flex: 1 },
  {
    field: 'turned',
    headerName: 'Turned',
    type: 'number',
    width: 130,
    align: 'left',
    headerAlign: 'left',
    hideable: false,
  },
];

const rows: Turn[] = [
  { id: 1, day: 'Monday', turned: 36 },
  { id: 2, day: 'Thursday', turned: 34 },
  { id: 3, day: 'Saturday', turned: 36 },
];

export default function VisibleMenus() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current.showColumnMenu('turned')}>
        Open the menu of Turned
      </Button>
      <Box sx={{ width: '100%', height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Wheels turned"
          sx={{ [`& .${gridClasses.menuIcon}`]: { visibility: 'visible', width: 'auto' } }}
        />
      </Box>
    </Stack>
  );
}
