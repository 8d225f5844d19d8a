import * as React from 'react';
import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

interface Batch {
  id: number;
  bread: string;
  loaves: number;
}

const breads = ['Rye', 'Flatbread', 'Brioche', 'Rolls'];

const firstRows: Batch[] = [
  { id: 1, bread: 'Sourdough', loaves: 24 },
  { id: 2, bread: 'Baguette', loaves: 40 },
];

export default function AddAndRemove() {
  const apiRef = useGridApiRef();
  const nextId = React.useRef(3);
  const [rows, setRows] = React.useState(firstRows);
  const [removal, setRemoval] = React.useState<{ neighbor: GridRowId | undefined } | null>(null);

  // Later than the click, in which a button that the mouse presses takes the focus once more.
  React.useEffect(() => {
    if (!removal) return;
    if (removal.neighbor === undefined) apiRef.current.setColumnHeaderFocus('bread');
    else apiRef.current.setCellFocus(removal.neighbor, 'bread');
  }, [apiRef, removal]);

  const add = () => {
    const id = nextId.current;
    nextId.current += 1;
    const bread = breads[id % breads.length] ?? 'Rye';
    setRows((current) => [...current, { id, bread, loaves: 12 }]);
  };

  const columns = React.useMemo<GridColDef<Batch>[]>(
    () => [
      { field: 'bread', headerName: 'Bread', minWidth: 110, flex: 1 },
      { field: 'loaves', headerName: 'Loaves', type: 'number', width: 80 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="remove"
            icon={<Delete />}
            label={`Remove ${row.bread}, batch ${row.id}`}
            onClick={() => {
              const ids = apiRef.current.getSortedRowIds();
              const place = ids.indexOf(id);
              setRemoval({ neighbor: ids[place + 1] ?? ids[place - 1] });
              setRows((current) => current.filter((other) => other.id !== id));
            }}
          />,
        ],
      },
    ],
    [apiRef],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <Stack direction="row" spacing={2} alignItems="center" justifyContent="space-between">
        <Button variant="outlined" onClick={add}>
          Add a batch
        </Button>
        <Typography role="status">Batches: {rows.length}</Typography>
      </Stack>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          disableColumnFilter
          disableRowSelectionOnClick
          onCellKeyDown={({ colDef }, event) => {
            // Space presses the button; the grid would go down by one screen.
            if (colDef.type === 'actions' && event.key === ' ') event.defaultMuiPrevented = true;
          }}
          aria-label="Batches of the night"
        />
      </Box>
    </Stack>
  );
}
