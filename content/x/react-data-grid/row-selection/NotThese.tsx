import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowParams } from '@mui/x-data-grid';

interface Seat {
  id: string;
  view: string;
  state: 'free' | 'taken';
}

const columns: GridColDef<Seat>[] = [
  { field: 'id', headerName: 'Seat', width: 70 },
  { field: 'view', headerName: 'View', minWidth: 90, flex: 1 },
  { field: 'state', headerName: 'State', width: 90 },
];

const rows: Seat[] = [
  { id: 'A1', view: 'Side', state: 'free' },
  { id: 'A2', view: 'Middle', state: 'taken' },
  { id: 'B1', view: 'Side', state: 'free' },
  { id: 'B2', view: 'Pillar', state: 'free' },
];

const isFree = ({ row }: GridRowParams<Seat>) => row.state === 'free';

export default function NotThese() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        isRowSelectable={isFree}
        hideFooter
        aria-label="Seats"
      />
    </Box>
  );
}
