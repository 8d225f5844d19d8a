import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Repair {
  ticket: string;
  clock: string;
  shelf: number;
}

const columns: GridColDef<Repair>[] = [
  { field: 'ticket', headerName: 'Ticket', width: 90 },
  { field: 'clock', headerName: 'Clock', minWidth: 125, flex: 1 },
  { field: 'shelf', headerName: 'Shelf', type: 'number', width: 80 },
];

const rows: Repair[] = [
  { ticket: 'W-118', clock: 'Wristwatch', shelf: 2 },
  { ticket: 'L-007', clock: 'Longcase clock', shelf: 9 },
  { ticket: 'K-052', clock: 'Kitchen timer', shelf: 4 },
];

const getTicket = (row: Repair) => row.ticket;

export default function KeyByTicket() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560, height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowId={getTicket}
        hideFooter
        aria-label="Repairs by ticket"
      />
    </Box>
  );
}
