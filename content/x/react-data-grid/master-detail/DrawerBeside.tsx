import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Firing {
  id: number;
  kiln: string;
  day: string;
  pots: { id: string; pot: string; glaze: string }[];
}

const firings: Firing[] = [
  {
    id: 1,
    kiln: 'Gas',
    day: 'March 4',
    pots: [
      { id: 'a', pot: 'Tall jug', glaze: 'Ash' },
      { id: 'b', pot: 'Soup bowls', glaze: 'Iron red' },
    ],
  },
  {
    id: 2,
    kiln: 'Wood',
    day: 'March 9',
    pots: [{ id: 'c', pot: 'Moon jar', glaze: 'None' }],
  },
];

const potColumns: GridColDef[] = [
  { field: 'pot', headerName: 'Pot', minWidth: 110, flex: 1 },
  { field: 'glaze', headerName: 'Glaze', width: 100 },
];

export default function DrawerBeside() {
  const titleId = React.useId();
  const [firing, setFiring] = React.useState<Firing>();
  const [open, setOpen] = React.useState(false);

  const columns = React.useMemo<GridColDef<Firing>[]>(
    () => [
      {
        field: 'kiln',
        headerName: 'Kiln',
        minWidth: 110,
        flex: 1,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-haspopup="dialog"
            aria-label={`Pots of ${row.kiln}, ${row.day}`}
            onClick={() => {
              setFiring(row);
              setOpen(true);
            }}
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          >
            {row.kiln}
          </Button>
        ),
      },
      { field: 'day', headerName: 'Day', width: 110 },
    ],
    [],
  );

  return (
    <Box role="group" aria-label="Firings" sx={{ width: '100%', height: 162 }}>
      <DataGrid
        rows={firings}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId }}
      >
        <Box sx={{ width: 300, p: 2 }}>
          <Typography id={titleId} variant="h6" component="h2" gutterBottom>
            {firing && `${firing.kiln}, ${firing.day}`}
          </Typography>
          <Box role="group" aria-label="Pots" sx={{ height: 214, mb: 2 }}>
            <DataGrid
              rows={firing?.pots ?? []}
              columns={potColumns}
              hideFooter
              experimentalFeatures={{ ariaV7: true }}
            />
          </Box>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Drawer>
    </Box>
  );
}
