import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type GridColDef,
} from '@mui/x-data-grid';
import { kit, toLines, type Line } from './kit';
import { PieceCell } from './pieceCell';

const parentOf = new Map<string, string | null>(kit.map(({ id, parent }) => [id, parent]));

/** Whether one piece is the other, or somewhere inside it. */
const isIn = (id: string, branch: string): boolean => {
  const parent = parentOf.get(id);
  return id === branch || (!!parent && isIn(parent, branch));
};

export default function PackWholeBranches() {
  const [open, setOpen] = React.useState<readonly string[]>(['stove']);
  const [packed, setPacked] = React.useState<string[]>(['pot', 'spoon']);
  const rows = React.useMemo(() => toLines(kit, (id) => open.includes(id)), [open]);

  const change = (next: readonly unknown[]) => {
    const added = kit.filter(({ id }) => next.includes(id) && !packed.includes(id));
    const removed = kit.filter(({ id }) => !next.includes(id) && packed.includes(id));
    setPacked(
      kit
        .map(({ id }) => id)
        .filter((id) => packed.includes(id) || added.some((piece) => isIn(id, piece.id)))
        .filter((id) => !removed.some((piece) => isIn(id, piece.id) || isIn(piece.id, id))),
    );
  };

  const columns = React.useMemo<GridColDef<Line>[]>(
    () => [
      {
        ...GRID_CHECKBOX_SELECTION_COL_DEF,
        headerName: 'Pack',
        width: 70,
        renderHeader: ({ colDef }) => colDef.headerName,
        renderCell: (params) => {
          const named = { ...params, inputProps: { 'aria-label': `Pack ${params.row.piece}` } };
          return <GridCellCheckboxRenderer {...named} />;
        },
      },
      {
        field: 'piece',
        headerName: 'Piece',
        minWidth: 180,
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
    ],
    [open],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Kit to pack" sx={{ height: 378 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowHeight={40}
          checkboxSelection
          rowSelectionModel={packed}
          onRowSelectionModelChange={change}
          keepNonExistentRowsSelected
          disableRowSelectionOnClick
          disableColumnMenu
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Typography role="status">
        {`Packed: ${kit.reduce((sum, { id, grams }) => sum + (packed.includes(id) ? grams : 0), 0)} g`}
      </Typography>
    </Stack>
  );
}
