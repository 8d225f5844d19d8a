import * as React from 'react';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';
import { pressBySpace } from './pressBySpace';

interface Game {
  id: number;
  game: string;
  minutes: number;
  favorite: boolean;
}

const favoritesFirst: GridComparatorFn<string | number> = (first, second, one, other) => {
  const [sorted] = one.api.getSortModel();
  const direction = sorted?.sort === 'desc' ? -1 : 1;
  const byStar =
    Number(one.api.getRow(other.id).favorite) - Number(one.api.getRow(one.id).favorite);
  if (byStar !== 0) return byStar * direction;
  return first < second ? -1 : Number(first > second);
};

const firstRows: Game[] = [
  { id: 1, game: 'Lantern run', minutes: 15, favorite: false },
  { id: 2, game: 'Nine bridges', minutes: 30, favorite: false },
  { id: 3, game: 'Salt road', minutes: 140, favorite: true },
  { id: 4, game: 'Tide pools', minutes: 45, favorite: false },
];

export default function FavoritesFirst() {
  const [rows, setRows] = React.useState(firstRows);

  const columns = React.useMemo<GridColDef<Game>[]>(
    () => [
      {
        field: 'favorite',
        headerName: 'Favorite',
        type: 'actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="star"
            icon={row.favorite ? <Star /> : <StarBorder />}
            label={row.favorite ? `Unmark ${row.game}` : `Mark ${row.game} as favorite`}
            onClick={() =>
              setRows((now) =>
                now.map((game) =>
                  game.id === row.id ? { ...game, favorite: !game.favorite } : game,
                ),
              )
            }
          />,
        ],
      },
      {
        field: 'game',
        headerName: 'Game',
        minWidth: 110,
        flex: 1,
        sortComparator: favoritesFirst,
      },
      {
        field: 'minutes',
        headerName: 'Minutes',
        type: 'number',
        width: 90,
        sortComparator: favoritesFirst,
      },
    ],
    [],
  );

  return (
    <Box role="group" aria-label="All games" sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellKeyDown={pressBySpace}
        initialState={{ sorting: { sortModel: [{ field: 'game', sort: 'asc' }] } }}
        sortingOrder={['asc', 'desc']}
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
