import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { alpha, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Part {
  id: number;
  part: string;
  stock: number;
}

const columns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', minWidth: 120, flex: 1 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

const firstRows: Part[] = [
  { id: 1, part: 'Brake pads', stock: 12 },
  { id: 2, part: 'Inner tubes', stock: 31 },
  { id: 3, part: 'Chains', stock: 6 },
];

const flash = { from: { bgcolor: ({ palette }: Theme) => alpha(palette.warning.main, 0.4) } };

export default function ShowWhatChanged() {
  const [rows, setRows] = React.useState(firstRows);
  const [changes, setChanges] = React.useState(0);

  const deliver = () => {
    setRows((now) => now.map((row) => (row.id === 2 ? { ...row, stock: row.stock + 5 } : row)));
    setChanges(changes + 1);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={deliver} sx={{ alignSelf: 'flex-start' }}>
        Five tubes arrive
      </Button>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {changes > 0 && `Inner tubes: ${31 + 5 * changes} in stock`}
      </Typography>
      <Box role="group" aria-label="Parts" sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          getCellClassName={({ id, field }) =>
            changes > 0 && id === 2 && field === 'stock' ? `part-changed-${changes % 2}` : ''
          }
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
          sx={{
            // Two names for one animation: another name starts it again.
            '@keyframes part-flash-0': flash,
            '@keyframes part-flash-1': flash,
            '& .part-changed-0': { fontWeight: 'bold', animation: 'part-flash-0 2s' },
            '& .part-changed-1': { fontWeight: 'bold', animation: 'part-flash-1 2s' },
            '@media (prefers-reduced-motion: reduce)': {
              '& .part-changed-0, & .part-changed-1': { animation: 'none' },
            },
          }}
        />
      </Box>
    </Stack>
  );
}
