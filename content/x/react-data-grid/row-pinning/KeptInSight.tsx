import * as React from 'react';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

interface Hive {
  id: number;
  hive: string;
  kilos: number;
}

const rows: Hive[] = [
  { id: 1, hive: 'Orchard east', kilos: 14 },
  { id: 2, hive: 'Orchard west', kilos: 19 },
  { id: 3, hive: 'Lime avenue', kilos: 27 },
  { id: 4, hive: 'School roof', kilos: 21 },
  { id: 5, hive: 'Mill', kilos: 16 },
  { id: 6, hive: 'Heath', kilos: 11 },
];

/** Space presses the pin; the grid would go down by one screen. */
const pressBySpace: GridEventListener<'cellKeyDown'> = ({ colDef }, event) => {
  if (colDef.type === 'actions' && event.key === ' ') event.defaultMuiPrevented = true;
};

export default function KeptInSight() {
  const [pinned, setPinned] = React.useState<number[]>([3]);

  const columns = React.useMemo<GridColDef<Hive>[]>(
    () => [
      { field: 'hive', headerName: 'Hive', minWidth: 120, flex: 1 },
      { field: 'kilos', headerName: 'Kilos', type: 'number', width: 80 },
      {
        field: 'actions',
        headerName: 'Pin',
        type: 'actions',
        width: 60,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="pin"
            icon={pinned.includes(row.id) ? <PushPin /> : <PushPinOutlined />}
            label={`${pinned.includes(row.id) ? 'Unpin' : 'Pin'} ${row.hive}`}
            onClick={() =>
              setPinned((now) =>
                now.includes(row.id)
                  ? now.filter((id) => id !== row.id)
                  : [...now, row.id].slice(-3),
              )
            }
          />,
        ],
      },
    ],
    [pinned],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box role="status" sx={{ minHeight: 112 }}>
        <List dense aria-label="Pinned hives">
          {rows
            .filter(({ id }) => pinned.includes(id))
            .map(({ id, hive, kilos }) => (
              <ListItem key={id} sx={{ py: 0 }}>
                <ListItemText primary={`${hive}: ${kilos} kilos`} />
              </ListItem>
            ))}
        </List>
      </Box>
      <Box role="group" aria-label="All hives" sx={{ height: 240 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          onCellKeyDown={pressBySpace}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
