import * as React from 'react';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'handle',
    headerName: 'Drag',
    width: 70,
    sortable: false,
    renderCell: () => (
      <Box draggable sx={{ cursor: 'grab', display: 'flex' }}>
        <DragIndicator />
      </Box>
    ),
  },
  { field: 'stop', headerName: 'Stop', minWidth: 130, flex: 1, sortable: false },
];

const route = [
  { id: 1, stop: 'Chapel' },
  { id: 2, stop: 'Weir' },
  { id: 3, stop: 'Old station' },
  { id: 4, stop: 'Bird hide' },
];

const placeOf = (target: EventTarget) => {
  const row = target instanceof Element ? target.closest('[data-rowindex]') : null;
  return Number(row?.getAttribute('data-rowindex') ?? -1);
};

export default function DragTheRows() {
  const [rows, setRows] = React.useState(route);
  const [message, setMessage] = React.useState('Keys: Ctrl + Shift + ↑ or ↓');
  const dragged = React.useRef(-1);

  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || !rows[to] || from === to) return;
    const others = rows.filter((each) => each !== row);
    setRows([...others.slice(0, to), row, ...others.slice(to)]);
    setMessage(`${row.stop} is number ${to + 1} of ${rows.length}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box
        role="group"
        aria-label="Walk"
        sx={{ height: 266 }}
        onDragStart={(event) => {
          dragged.current = placeOf(event.target);
        }}
        onDragOver={(event) => {
          if (dragged.current >= 0) event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          move(dragged.current, placeOf(event.target));
        }}
        onDragEnd={() => {
          dragged.current = -1;
        }}
        onKeyDownCapture={(event) => {
          const place = placeOf(event.target);
          const down = event.key === 'ArrowDown';
          if (!event.ctrlKey || !event.shiftKey || !(down || event.key === 'ArrowUp')) return;
          if (place < 0) return;
          event.preventDefault();
          event.stopPropagation();
          move(place, down ? place + 1 : place - 1);
        }}
      >
        <DataGrid
          rows={rows}
          columns={columns}
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
