import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

interface Hour {
  id: number;
  hour: string;
  first: boolean;
  second: boolean;
}

const track: Partial<GridColDef<Hour>> = {
  minWidth: 110,
  flex: 1,
  sortable: false,
  valueFormatter: ({ value }: { value: boolean }) => (value ? '✓ Ours' : 'Free'),
};

const columns: GridColDef<Hour>[] = [
  { field: 'hour', headerName: 'Hour', width: 84, sortable: false },
  { ...track, field: 'first', headerName: 'Track 1' },
  { ...track, field: 'second', headerName: 'Track 2' },
];

const hours: Hour[] = [
  { id: 1, hour: '9:00', first: false, second: true },
  { id: 2, hour: '10:00', first: false, second: false },
  { id: 3, hour: '11:00', first: false, second: false },
];

export default function MarkSingleCells() {
  const [rows, setRows] = React.useState(hours);
  const count = rows.reduce((sum, { first, second }) => sum + Number(first) + Number(second), 0);

  const toggle = ({ id, field, value }: GridCellParams) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, [field]: !value } : row)));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Hours at the toy car tracks" sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowSelection={false}
          disableColumnMenu
          getCellClassName={({ value }: GridCellParams) => (value === true ? 'ours' : '')}
          onCellClick={(cell) => {
            if (typeof cell.value === 'boolean') toggle(cell);
          }}
          onCellKeyDown={(cell, event) => {
            if (event.key !== ' ' || typeof cell.value !== 'boolean') return;
            event.preventDefault();
            event.defaultMuiPrevented = true;
            toggle(cell);
          }}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
          sx={{ '& .ours': { bgcolor: 'action.selected', fontWeight: 'fontWeightBold' } }}
        />
      </Box>
      <Typography role="status">{`Hours that are ours: ${count}`}</Typography>
    </Stack>
  );
}
