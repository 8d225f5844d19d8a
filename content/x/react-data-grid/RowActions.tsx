import * as React from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import EventBusy from '@mui/icons-material/EventBusy';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Walk {
  id: number;
  walk: string;
  places: number;
}

const firstRows: Walk[] = [
  { id: 1, walk: 'Dawn chorus', places: 12 },
  { id: 2, walk: 'Bat evening', places: 20 },
  { id: 3, walk: 'Pond dipping', places: 8 },
];

export default function RowActions() {
  const [rows, setRows] = React.useState(firstRows);

  const columns = React.useMemo<GridColDef<Walk>[]>(
    () => [
      { field: 'walk', headerName: 'Walk', minWidth: 130, flex: 1 },
      { field: 'places', headerName: 'Places', type: 'number', width: 90 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="copy"
            icon={<ContentCopy />}
            label={`Copy ${row.walk}`}
            onClick={() =>
              setRows((current) => {
                const id = Math.max(...current.map((other) => other.id)) + 1;
                return [...current, { ...row, id }];
              })
            }
          />,
          <GridActionsCellItem
            key="full"
            icon={<EventBusy />}
            label={`${row.walk} is full`}
            onClick={() =>
              setRows((current) =>
                current.map((other) => (other.id === row.id ? { ...other, places: 0 } : other)),
              )
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        onCellKeyDown={({ colDef }, event) => {
          // Space presses the button; the grid would go down by one screen.
          if (colDef.type === 'actions' && event.key === ' ') event.defaultMuiPrevented = true;
        }}
        aria-label="Guided walks"
      />
    </Box>
  );
}
