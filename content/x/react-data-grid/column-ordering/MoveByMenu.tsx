import * as React from 'react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

interface MoveItemProps extends GridColumnMenuItemProps {
  onMove: (field: string, step: 1 | -1) => void;
}

function MoveItems({ colDef, onClick, onMove }: MoveItemProps) {
  const move = (step: 1 | -1) => (event: React.MouseEvent<HTMLElement>) => {
    onMove(colDef.field, step);
    onClick(event);
  };
  return (
    <React.Fragment>
      <MenuItem onClick={move(-1)}>
        <ListItemIcon>
          <ArrowBack fontSize="small" />
        </ListItemIcon>
        <ListItemText>Move left</ListItemText>
      </MenuItem>
      <MenuItem onClick={move(1)}>
        <ListItemIcon>
          <ArrowForward fontSize="small" />
        </ListItemIcon>
        <ListItemText>Move right</ListItemText>
      </MenuItem>
    </React.Fragment>
  );
}

function MenuThatMoves(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ columnMenuMoveItems: MoveItems }} />;
}

const firstColumns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', width: 100 },
  { field: 'seen', headerName: 'Seen', width: 100 },
  { field: 'place', headerName: 'Place', width: 100 },
];

const rows = [
  { id: 1, bird: 'Dunlin', seen: 'May 3', place: 'Mud flat' },
  { id: 2, bird: 'Knot', seen: 'May 9', place: 'Jetty' },
];

export default function MoveByMenu() {
  const [columns, setColumns] = React.useState(firstColumns);
  const [message, setMessage] = React.useState('');

  const onMove = (field: string, step: 1 | -1) => {
    const column = columns.find((each) => each.field === field);
    if (!column) return;
    const others = columns.filter((each) => each !== column);
    const place = Math.min(Math.max(columns.indexOf(column) + step, 0), others.length);
    setColumns([...others.slice(0, place), column, ...others.slice(place)]);
    setMessage(`${column.headerName} is column ${place + 1} of ${columns.length}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Birds" sx={{ height: 162 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={{ columnMenu: MenuThatMoves }}
          slotProps={{ columnMenu: { slotProps: { columnMenuMoveItems: { onMove } } } }}
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
