import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stones, type Stone } from './stones';

interface Marks {
  marked: ReadonlySet<number>;
  mark: (id: number, on: boolean) => void;
}

const MarksContext = React.createContext<Marks>({ marked: new Set(), mark: () => {} });

function MarkBox({ id, stone, tabIndex }: { id: number; stone: string; tabIndex: 0 | -1 }) {
  const { marked, mark } = React.useContext(MarksContext);
  return (
    <Checkbox
      checked={marked.has(id)}
      onChange={(event) => mark(id, event.target.checked)}
      onKeyDown={(event) => {
        // The grid would scroll by one screen.
        if (event.key === ' ') event.stopPropagation();
      }}
      inputProps={{ 'aria-label': `Mark ${stone}`, tabIndex }}
    />
  );
}

const columns: GridColDef<Stone>[] = [
  { field: 'stone', headerName: 'Stone', minWidth: 110, flex: 1 },
  {
    field: 'mark',
    headerName: 'Mark',
    width: 90,
    sortable: false,
    filterable: false,
    renderCell: ({ row, tabIndex }) => (
      <MarkBox id={row.id} stone={row.stone} tabIndex={tabIndex} />
    ),
  },
];

export default function KeptOutside() {
  const [marked, setMarked] = React.useState<ReadonlySet<number>>(new Set());

  const marks = React.useMemo<Marks>(
    () => ({
      marked,
      mark: (id, on) =>
        setMarked((now) => new Set(on ? [...now, id] : [...now].filter((other) => other !== id))),
    }),
    [marked],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">Marked: {marked.size}</Typography>
      <MarksContext.Provider value={marks}>
        <Box role="group" aria-label="Stones to mark" sx={{ height: 371 }}>
          <DataGrid
            rows={stones}
            columns={columns}
            initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
            disableRowSelectionOnClick
            experimentalFeatures={{ ariaV7: true }}
          />
        </Box>
      </MarksContext.Provider>
    </Stack>
  );
}
