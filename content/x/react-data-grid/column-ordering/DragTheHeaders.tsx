import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const firstColumns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', minWidth: 110, flex: 1 },
  { field: 'ring', headerName: 'Ring', width: 90 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 100 },
];

const rows = [
  { id: 1, bird: 'Wren', ring: 'K 18', grams: 9 },
  { id: 2, bird: 'Dipper', ring: 'K 21', grams: 64 },
];

export default function DragTheHeaders() {
  const [columns, setColumns] = React.useState(firstColumns);
  const [message, setMessage] = React.useState('');
  const dragged = React.useRef('');

  const move = React.useCallback(
    (field: string, place: number) => {
      const column = columns.find((each) => each.field === field);
      if (!column || place < 0 || place >= columns.length) return;
      const others = columns.filter((each) => each !== column);
      setColumns([...others.slice(0, place), column, ...others.slice(place)]);
      setMessage(`${column.headerName} is column ${place + 1} of ${columns.length}`);
    },
    [columns],
  );

  const columnsWithHandles = React.useMemo(
    () =>
      columns.map<GridColDef>((column, place) => ({
        ...column,
        renderHeader: () => (
          <Box
            component="span"
            draggable
            sx={{ cursor: 'grab', fontWeight: 'fontWeightMedium', py: 2 }}
            onDragStart={() => {
              dragged.current = column.field;
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              move(dragged.current, place);
            }}
          >
            {column.headerName}
          </Box>
        ),
      })),
    [columns, move],
  );

  const moveByKeys = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowLeft' ? -1 : 1;
    const header = document.activeElement?.closest('[role="columnheader"]');
    const place = columns.findIndex(({ field }) => field === header?.getAttribute('data-field'));
    const field = columns[place]?.field;
    if (!field || !event.ctrlKey || !event.shiftKey || !/^Arrow(Left|Right)$/.test(event.key))
      return;
    event.stopPropagation();
    move(field, place + step);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Rings" onKeyDownCapture={moveByKeys} sx={{ height: 162 }}>
        <DataGrid
          rows={rows}
          columns={columnsWithHandles}
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
