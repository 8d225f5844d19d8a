import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';

const renderHeader = ({ colDef }: GridColumnHeaderParams) => (
  <Box component="span" draggable sx={{ cursor: 'grab', fontWeight: 'fontWeightMedium', py: 2 }}>
    {colDef.headerName}
  </Box>
);

const firstColumns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', minWidth: 110, flex: 1, renderHeader },
  { field: 'ring', headerName: 'Ring', width: 90, renderHeader },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 100, renderHeader },
];

const rows = [
  { id: 1, bird: 'Wren', ring: 'K 18', grams: 9 },
  { id: 2, bird: 'Dipper', ring: 'K 21', grams: 64 },
];

export default function DragTheHeaders() {
  const [columns, setColumns] = React.useState(firstColumns);
  const [message, setMessage] = React.useState('Keys: Ctrl + Shift + ← or →');
  const dragged = React.useRef(-1);

  const placeOf = (target: EventTarget, within = '[data-field]') => {
    const element = target instanceof Element ? target.closest(within) : null;
    return columns.findIndex(({ field }) => field === element?.getAttribute('data-field'));
  };

  const move = (from: number, to: number) => {
    const column = columns[from];
    if (!column || !columns[to] || from === to) return;
    const others = columns.filter((each) => each !== column);
    setColumns([...others.slice(0, to), column, ...others.slice(to)]);
    setMessage(`${column.headerName} is column ${to + 1} of ${columns.length}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box
        role="group"
        aria-label="Rings"
        sx={{ height: 162 }}
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
          const place = placeOf(event.target, '[role="columnheader"]');
          const right = event.key === 'ArrowRight';
          if (!event.ctrlKey || !event.shiftKey || !(right || event.key === 'ArrowLeft')) return;
          if (place < 0) return;
          event.preventDefault();
          event.stopPropagation();
          move(place, right ? place + 1 : place - 1);
        }}
      >
        <DataGrid
          rows={rows}
          columns={columns}
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
