import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Turn {
  id: number;
  cheese: string;
  turns: number;
}

const firstRows: Turn[] = [
  { id: 1, cheese: 'Cellar wheel', turns: 12 },
  { id: 2, cheese: 'Hill block', turns: 31 },
  { id: 3, cheese: 'Ash pyramid', turns: 3 },
];

export default function ButtonInACell() {
  const [rows, setRows] = React.useState(firstRows);

  const columns = React.useMemo<GridColDef<Turn>[]>(
    () => [
      { field: 'cheese', headerName: 'Cheese', minWidth: 120, flex: 1 },
      {
        field: 'turns',
        headerName: 'Turns',
        type: 'number',
        width: 150,
        renderCell: ({ row, value, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`${value} turns, turn ${row.cheese} again`}
            onKeyDown={(event) => {
              // The grid takes Space for "one screen down".
              if (event.key === ' ') event.stopPropagation();
            }}
            onClick={() =>
              setRows((current) =>
                current.map((other) =>
                  other.id === row.id ? { ...other, turns: other.turns + 1 } : other,
                ),
              )
            }
          >
            {value} turns
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Turning list"
      />
    </Box>
  );
}
