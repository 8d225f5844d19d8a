import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Gauge {
  id: number;
  gauge: string;
  level: number | string;
  flow?: number;
  read: string;
}

const columns: GridColDef<Gauge>[] = [
  { field: 'gauge', headerName: 'Gauge', minWidth: 120, flex: 1 },
  {
    field: 'level',
    headerName: 'Level (cm)',
    width: 110,
    hideable: false,
    colSpan: ({ row }) => (typeof row.level === 'string' ? 2 : 1),
  },
  { field: 'flow', headerName: 'Flow (m³/s)', type: 'number', width: 120, hideable: false },
  { field: 'read', headerName: 'Read at', width: 90, hideable: false },
];

const rows: Gauge[] = [
  { id: 1, gauge: 'Upper mill', level: 84, flow: 12, read: '6:00' },
  { id: 2, gauge: 'Stone bridge', level: 'Under ice since Sunday', read: '6:10' },
  { id: 3, gauge: 'Harbor', level: 210, flow: 61, read: '6:25' },
];

export default function GaugeOutOfOrder() {
  return (
    <Box sx={{ width: '100%', maxWidth: 640, height: 214 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="River gauges this morning" />
    </Box>
  );
}
