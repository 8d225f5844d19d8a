import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { kit, toLines, type Line } from './kit';
import { PieceCell } from './pieceCell';
import { useTabStop } from './useTabStop';

const branches = kit.map(({ id }) => id);

export default function OpenAndFold() {
  const [open, setOpen] = React.useState<readonly string[]>(['tent']);

  const rows = React.useMemo(() => toLines(kit, (id) => open.includes(id)), [open]);
  const apiRef = useTabStop(rows);

  const columns = React.useMemo<GridColDef<Line>[]>(
    () => [
      {
        field: 'piece',
        headerName: 'Piece',
        minWidth: 200,
        flex: 1,
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <PieceCell
            line={row}
            open={open.includes(row.id)}
            tabIndex={tabIndex}
            onToggle={() =>
              setOpen((now) =>
                now.includes(row.id) ? now.filter((id) => id !== row.id) : [...now, row.id],
              )
            }
          />
        ),
      },
      { field: 'grams', headerName: 'Grams', type: 'number', width: 90, sortable: false },
    ],
    [open],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center">
        <Button onClick={() => setOpen(branches)}>Open all</Button>
        <Button onClick={() => setOpen([])}>Fold all</Button>
        <Typography role="status">{`${rows.length} of ${kit.length} shown`}</Typography>
      </Stack>
      <Box role="group" aria-label="Camping kit" sx={{ height: 378 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowHeight={40}
          disableColumnMenu
          disableRowSelectionOnClick
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
