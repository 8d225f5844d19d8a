import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Pickup {
  id: number;
  clock: string;
  ready: Date;
}

const answer = `[
  { "id": 1, "clock": "Carriage clock", "ready": "2024-11-04" },
  { "id": 2, "clock": "Ship's clock", "ready": "2024-10-28" },
  { "id": 3, "clock": "School bell", "ready": "2025-01-13" }
]`;

const rows = JSON.parse(answer, (key, value: unknown) =>
  key === 'ready' ? new Date(`${String(value)}T00:00`) : value,
) as Pickup[];

const columns: GridColDef<Pickup>[] = [
  { field: 'clock', headerName: 'Clock', minWidth: 140, flex: 1 },
  {
    field: 'ready',
    headerName: 'Ready on',
    type: 'date',
    width: 140,
    valueFormatter: ({ value }: { value: Date }) =>
      value.toLocaleDateString('en-US', { dateStyle: 'medium' }),
  },
];

export default function DatesFromJson() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560, height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'ready', sort: 'asc' }] } }}
        hideFooter
        aria-label="Clocks to pick up"
      />
    </Box>
  );
}
