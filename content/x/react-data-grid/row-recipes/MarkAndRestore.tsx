import * as React from 'react';
import Delete from '@mui/icons-material/Delete';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { pressBySpace } from './pressBySpace';
import { useTabStop } from './useTabStop';

interface Game {
  id: number;
  game: string;
  plan: 'Keep' | 'Give away';
}

const firstRows: Game[] = [
  { id: 1, game: 'Tide pools', plan: 'Keep' },
  { id: 2, game: 'Nine bridges', plan: 'Give away' },
  { id: 3, game: 'Salt road', plan: 'Keep' },
];

export default function MarkAndRestore() {
  const [rows, setRows] = React.useState(firstRows);
  const [message, setMessage] = React.useState('1 marked');
  const apiRef = useTabStop(rows);

  const columns = React.useMemo<GridColDef<Game>[]>(() => {
    const plan = (changed: Game, next: Game['plan']) => {
      setRows((now) => now.map((row) => (row.id === changed.id ? { ...row, plan: next } : row)));
      setMessage(`${changed.game}: ${next.toLowerCase()}`);
    };
    return [
      { field: 'game', headerName: 'Game', minWidth: 110, flex: 1 },
      { field: 'plan', headerName: 'Plan', width: 95 },
      {
        field: 'actions',
        headerName: 'Change',
        type: 'actions',
        width: 80,
        getActions: ({ row }) => [
          row.plan === 'Keep' ? (
            <GridActionsCellItem
              key="plan"
              icon={<Delete />}
              label={`Give ${row.game} away`}
              onClick={() => plan(row, 'Give away')}
            />
          ) : (
            <GridActionsCellItem
              key="plan"
              icon={<Undo />}
              label={`Keep ${row.game}`}
              onClick={() => plan(row, 'Keep')}
            />
          ),
        ],
      },
    ];
  }, []);

  const giveAway = () => {
    const kept = rows.filter((row) => row.plan === 'Keep');
    setMessage(`${rows.length - kept.length} given away`);
    setRows(kept);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Games to sort out" sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onCellKeyDown={pressBySpace}
          getRowClassName={({ row }) => (row.plan === 'Keep' ? '' : 'game-to-go')}
          disableRowSelectionOnClick
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
          sx={{ '& .game-to-go [data-field="game"]': { textDecoration: 'line-through' } }}
        />
      </Box>
      <Button variant="outlined" onClick={giveAway} sx={{ alignSelf: 'flex-start' }}>
        Remove marked
      </Button>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
