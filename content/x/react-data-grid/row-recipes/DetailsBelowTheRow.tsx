import * as React from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';

interface Line {
  id: string;
  game: string;
  players?: string;
  details?: string;
}

const games = [
  { id: 'pools', game: 'Tide pools', players: '2–4', details: 'Lacks one of the blue shells.' },
  {
    id: 'bridges',
    game: 'Nine bridges',
    players: '2',
    details: 'The box is new, the board is not.',
  },
  { id: 'road', game: 'Salt road', players: '3–6', details: 'Lent until the end of the month.' },
];

const keepFocus: GridEventListener<'cellKeyDown'> = ({ row }, event) => {
  if (row.details === undefined || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
  event.preventDefault();
  event.defaultMuiPrevented = true;
};

export default function DetailsBelowTheRow() {
  const [open, setOpen] = React.useState<string[]>(['bridges']);

  const rows = React.useMemo(
    () =>
      games.flatMap<Line>(({ details, ...line }) =>
        open.includes(line.id)
          ? [line, { id: `${line.id}-details`, game: line.game, details }]
          : [line],
      ),
    [open],
  );

  const columns = React.useMemo<GridColDef<Line>[]>(
    () => [
      {
        field: 'game',
        headerName: 'Game',
        minWidth: 180,
        flex: 1,
        sortable: false,
        hideable: false,
        colSpan: ({ row }) => (row.details === undefined ? 1 : 2),
        renderCell: ({ row, tabIndex }) =>
          row.details ?? (
            <Button
              size="small"
              startIcon={open.includes(row.id) ? <ExpandLess /> : <ExpandMore />}
              aria-expanded={open.includes(row.id)}
              tabIndex={tabIndex}
              onKeyDown={(event) => {
                if (event.key === ' ') event.stopPropagation();
              }}
              onClick={() =>
                setOpen((now) =>
                  now.includes(row.id) ? now.filter((id) => id !== row.id) : [...now, row.id],
                )
              }
            >
              {row.game}
            </Button>
          ),
      },
      { field: 'players', headerName: 'Players', width: 90, sortable: false, hideable: false },
    ],
    [open],
  );

  return (
    <Box role="group" aria-label="Games and notes" sx={{ width: '100%', height: 370 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellKeyDown={keepFocus}
        getRowClassName={({ row }) => (row.details === undefined ? '' : 'game-details')}
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={{ '& .game-details': { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
