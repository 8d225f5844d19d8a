import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Cake {
  id: number;
  cake: string;
  state: 'on the shelf' | 'sold';
}

const columns: GridColDef<Cake>[] = [
  { field: 'cake', headerName: 'Cake', minWidth: 120, flex: 1 },
  { field: 'state', headerName: 'State', width: 120 },
];

const firstRows: Cake[] = [
  { id: 1, cake: 'Plum tart', state: 'on the shelf' },
  { id: 2, cake: 'Poppy seed roll', state: 'sold' },
  { id: 3, cake: 'Apple pie', state: 'on the shelf' },
];

export default function MarkAsSold() {
  const [rows, setRows] = React.useState(firstRows);
  const [picked, setPicked] = React.useState<GridRowSelectionModel>([1]);

  const toggle = () =>
    setRows((current) =>
      current.map((row) =>
        picked.includes(row.id)
          ? { ...row, state: row.state === 'sold' ? 'on the shelf' : 'sold' }
          : row,
      ),
    );

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%', maxWidth: 520 }}>
      <Box sx={{ width: '100%', height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowSelectionModel={picked}
          onRowSelectionModelChange={setPicked}
          hideFooter
          aria-label="Cakes of today"
        />
      </Box>
      <Button variant="outlined" onClick={toggle}>
        Sell or take back
      </Button>
    </Stack>
  );
}
