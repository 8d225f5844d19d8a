import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Booking {
  id: number;
  party: string;
  night: string;
  people: number;
}

const columns: GridColDef<Booking>[] = [
  { field: 'party', headerName: 'Party', minWidth: 130, flex: 1 },
  { field: 'night', headerName: 'Night', width: 90 },
  { field: 'people', headerName: 'People', type: 'number', width: 90 },
];

const rows: Booking[] = [
  { id: 1, party: 'Rope team North', night: 'Fri', people: 4 },
  { id: 2, party: 'School class 7b', night: 'Fri', people: 22 },
  { id: 3, party: 'Botanists', night: 'Fri', people: 6 },
  { id: 4, party: 'Rope team West', night: 'Sat', people: 3 },
  { id: 5, party: 'Choir', night: 'Sat', people: 17 },
  { id: 6, party: 'Surveyors', night: 'Sun', people: 2 },
];

export default function FillTheRest() {
  return (
    <Box sx={{ width: '100%', height: 360, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography>Bookings of Larch hut</Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Bookings" />
      </Box>
      <Typography variant="body2">24 beds. Boots stay in the porch.</Typography>
    </Box>
  );
}
