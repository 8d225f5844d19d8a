import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Order {
  id: string;
  customer: string;
  loaves: number;
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', minWidth: 130, flex: 1 },
  { field: 'loaves', headerName: 'Loaves', type: 'number', width: 100 },
];

/** What a server would answer, one list after the other. */
const answers: [Order[], Order[]] = [
  [
    { id: 'a', customer: 'Mill café', loaves: 12 },
    { id: 'b', customer: 'Night school', loaves: 30 },
    { id: 'c', customer: 'Rowing club', loaves: 8 },
  ],
  [
    { id: 'b', customer: 'Night school', loaves: 26 },
    { id: 'c', customer: 'Rowing club', loaves: 35 },
    { id: 'd', customer: 'Ferry kitchen', loaves: 18 },
  ],
];

export default function FreshList() {
  const [turn, setTurn] = React.useState<0 | 1>(0);
  const [picked, setPicked] = React.useState<GridRowSelectionModel>(['a', 'c']);
  const apiRef = useTabStop(answers[turn]);

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%', maxWidth: 520 }}>
      <Box sx={{ width: '100%', height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={answers[turn]}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={picked}
          onRowSelectionModelChange={setPicked}
          initialState={{ sorting: { sortModel: [{ field: 'loaves', sort: 'desc' }] } }}
          hideFooter
          aria-label="Orders for tomorrow"
        />
      </Box>
      <Stack direction="row" spacing={2} alignItems="center">
        <Button variant="outlined" onClick={() => setTurn(turn === 0 ? 1 : 0)}>
          Ask again
        </Button>
        <Typography role="status">Selected: {picked.length}</Typography>
      </Stack>
    </Stack>
  );
}
