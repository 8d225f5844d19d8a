import Cottage from '@mui/icons-material/Cottage';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'warden', headerName: 'Warden', minWidth: 130, flex: 1 },
  { field: 'weeks', headerName: 'Weeks', type: 'number', width: 90 },
];

function NobodyYet() {
  return (
    <Stack height="100%" alignItems="center" justifyContent="center" spacing={1} px={2}>
      <Cottage fontSize="large" color="action" />
      <Typography>Nobody keeps the hut yet</Typography>
      <Typography variant="body2" align="center">
        Wardens sign up from the first of May.
      </Typography>
    </Stack>
  );
}

export default function RoomForAMessage() {
  return (
    <Box sx={{ width: '100%', minHeight: 238 }}>
      <DataGrid
        autoHeight
        rows={[]}
        columns={columns}
        slots={{ noRowsOverlay: NobodyYet }}
        hideFooter
        aria-label="Wardens"
        sx={{ '--DataGrid-overlayHeight': '180px' }}
      />
    </Box>
  );
}
