import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { kit, toLines, type Line } from './kit';
import { PieceCell } from './pieceCell';

const comparators: Record<string, (a: Line, b: Line) => number> = {
  piece: (a, b) => a.piece.localeCompare(b.piece, 'en'),
  total: (a, b) => a.total - b.total,
};

export default function SortEachBranch() {
  const [open, setOpen] = React.useState<readonly string[]>(['tent', 'bag']);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'total', sort: 'desc' },
  ]);

  const rows = React.useMemo(() => {
    const [by] = sortModel;
    const compare = by && comparators[by.field];
    const direction = by?.sort === 'desc' ? -1 : 1;
    return toLines(
      kit,
      (id) => open.includes(id),
      compare && ((a, b) => direction * compare(a, b)),
    );
  }, [open, sortModel]);

  const columns = React.useMemo<GridColDef<Line>[]>(
    () => [
      {
        field: 'piece',
        headerName: 'Piece',
        minWidth: 190,
        flex: 1,
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
      { field: 'total', headerName: 'Together', type: 'number', width: 110 },
    ],
    [open],
  );

  return (
    <Box role="group" aria-label="Weights in grams" sx={{ width: '100%', height: 378 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={40}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        disableColumnFilter
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
