import * as React from 'react';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { pressBySpace } from './pressBySpace';

interface Game {
  id: number;
  game: string;
  players: string;
  rules: string;
}

const rows: Game[] = [
  { id: 1, game: 'Tide pools', players: '2–4', rules: 'Collect shells before the water is back.' },
  { id: 2, game: 'Nine bridges', players: '2', rules: 'Cross each bridge once, and none twice.' },
  { id: 3, game: 'Salt road', players: '3–6', rules: 'Trade on, and never carry two loads.' },
];

export default function DetailsInADialog() {
  const titleId = React.useId();
  const [shown, setShown] = React.useState(rows[0]);
  const [open, setOpen] = React.useState(false);

  const columns = React.useMemo<GridColDef<Game>[]>(
    () => [
      { field: 'game', headerName: 'Game', minWidth: 110, flex: 1 },
      { field: 'players', headerName: 'Players', width: 80 },
      {
        field: 'actions',
        headerName: 'Rules',
        type: 'actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="rules"
            icon={<InfoOutlined />}
            label={`Rules of ${row.game}`}
            aria-haspopup="dialog"
            onClick={() => {
              setShown(row);
              setOpen(true);
            }}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box role="group" aria-label="Games" sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellKeyDown={pressBySpace}
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{shown?.game}</DialogTitle>
        <DialogContent>
          <DialogContentText>{shown?.rules}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
