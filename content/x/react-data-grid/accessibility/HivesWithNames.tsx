import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridActionsCellItem, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Hive {
  id: number;
  hive: string;
  frames: number;
}

const firstHives: Hive[] = [
  { id: 1, hive: 'By the linden', frames: 11 },
  { id: 2, hive: 'Blue box', frames: 8 },
  { id: 3, hive: 'Old orchard', frames: 14 },
];

export default function HivesWithNames() {
  const [rows, setRows] = React.useState(firstHives);
  const [message, setMessage] = React.useState('');
  const apiRef = useGridApiRef();
  const titleId = React.useId();

  // Later than the click, in which a button that the mouse presses takes the focus once more.
  React.useEffect(() => {
    if (rows !== firstHives) apiRef.current.setColumnHeaderFocus('hive');
  }, [apiRef, rows]);

  const columns = React.useMemo<GridColDef<Hive>[]>(
    () => [
      { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 120 },
      { field: 'frames', headerName: 'Frames', type: 'number', width: 90 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Remove',
        width: 90,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="remove"
            icon={<DeleteIcon />}
            label={`Remove ${row.hive}`}
            onClick={() => {
              setRows((now) => now.filter(({ id }) => id !== row.id));
              setMessage(`${row.hive} is removed`);
            }}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id={titleId} variant="h6" component="h3">
        Hives
      </Typography>
      <Box role="group" aria-labelledby={titleId} sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          onCellKeyDown={({ colDef }, event) => {
            // Space presses the button; the grid would go down by one screen.
            if (colDef.type === 'actions' && event.key === ' ') event.defaultMuiPrevented = true;
          }}
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
    </Stack>
  );
}
