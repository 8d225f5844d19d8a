import * as React from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { pressBySpace } from './pressBySpace';

interface Game {
  id: number;
  game: string;
}

const evening: Game[] = [
  { id: 1, game: 'Lantern run' },
  { id: 2, game: 'Tide pools' },
  { id: 3, game: 'Moth and lamp' },
  { id: 4, game: 'Salt road' },
];

export default function MoveByButtons() {
  const [rows, setRows] = React.useState(evening);
  const [message, setMessage] = React.useState('');

  const columns = React.useMemo<GridColDef<Game>[]>(() => {
    const move = (game: Game, step: 1 | -1) => {
      const place = rows.indexOf(game) + step;
      if (place < 0 || place >= rows.length) {
        setMessage(`${game.game} is ${step < 0 ? 'first' : 'last'} already`);
        return;
      }
      const others = rows.filter((row) => row !== game);
      setRows([...others.slice(0, place), game, ...others.slice(place)]);
      setMessage(`${game.game} is number ${place + 1} of ${rows.length}`);
    };
    return [
      { field: 'game', headerName: 'Game', minWidth: 130, flex: 1, sortable: false },
      {
        field: 'actions',
        headerName: 'Move',
        type: 'actions',
        width: 100,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpward />}
            label={`Move ${row.game} up`}
            onClick={() => move(row, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownward />}
            label={`Move ${row.game} down`}
            onClick={() => move(row, 1)}
          />,
        ],
      },
    ];
  }, [rows]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Games of the evening" sx={{ height: 266 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellKeyDown={pressBySpace}
          disableColumnMenu
          disableRowSelectionOnClick
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
