import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Job {
  id: number;
  clock: string;
  fault: string;
  hours: number;
}

const columns: GridColDef<Job>[] = [
  { field: 'clock', headerName: 'Clock', minWidth: 130, flex: 1 },
  { field: 'fault', headerName: 'Fault', minWidth: 150, flex: 1 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const rows: Job[] = [
  { id: 31, clock: 'Mantel clock', fault: 'Stops at noon', hours: 3 },
  { id: 32, clock: 'Cuckoo clock', fault: 'Cuckoo is silent', hours: 5 },
  { id: 34, clock: 'Pocket watch', fault: 'Cracked glass', hours: 1.5 },
  { id: 35, clock: 'Longcase clock', fault: 'Runs fast', hours: 8 },
];

export default function JobsOnTheBench() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560, height: 266 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Repairs on the bench" />
    </Box>
  );
}
