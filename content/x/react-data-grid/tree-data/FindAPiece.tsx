import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { kit, toLines, type Line } from './kit';
import { PieceCell } from './pieceCell';
import { useTabStop } from './useTabStop';

const parentOf = new Map(kit.map(({ id, parent }) => [id, parent]));

export default function FindAPiece() {
  const [text, setText] = React.useState('pe');
  const [folded, setFolded] = React.useState<readonly string[]>([]);

  const { found, kept } = React.useMemo(() => {
    const wanted = text.trim().toLowerCase();
    const matching = kit.filter(({ piece }) => piece.toLowerCase().includes(wanted));
    const ids = new Set<string>();
    for (const { id } of matching) {
      for (let at: string | null = id; at; at = parentOf.get(at) ?? null) ids.add(at);
    }
    return { found: matching, kept: kit.filter(({ id }) => ids.has(id)) };
  }, [text]);

  const rows = React.useMemo(() => toLines(kept, (id) => !folded.includes(id)), [kept, folded]);
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
            open={!folded.includes(row.id)}
            tabIndex={tabIndex}
            onToggle={() =>
              setFolded((now) =>
                now.includes(row.id) ? now.filter((id) => id !== row.id) : [...now, row.id],
              )
            }
          />
        ),
      },
      { field: 'grams', headerName: 'Grams', type: 'number', width: 90, sortable: false },
    ],
    [folded],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} alignItems="center">
        <TextField
          label="Find a piece"
          size="small"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFolded([]);
          }}
          sx={{ width: 180 }}
        />
        <Typography role="status">{`${found.length} found`}</Typography>
      </Stack>
      <Box role="group" aria-label="Pieces found" sx={{ height: 378 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowHeight={40}
          getRowClassName={({ id }) => (found.some((piece) => piece.id === id) ? 'found' : '')}
          disableColumnMenu
          disableRowSelectionOnClick
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
          sx={{ '& .found [data-field="piece"]': { fontWeight: 'bold' } }}
        />
      </Box>
    </Stack>
  );
}
