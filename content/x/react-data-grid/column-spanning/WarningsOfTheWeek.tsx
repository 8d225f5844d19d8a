import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const days = ['Mon', 'Tue', 'Wed', 'Thu'] as const;

type Warning = 'None' | 'Watch' | 'Flood';

interface Week extends Record<(typeof days)[number], Warning> {
  id: number;
  river: string;
  guard: string;
}

/** How many days from this one on have the same warning. */
function countSame(row: Week, from: number) {
  const warning = row[days[from] ?? 'Mon'];
  const rest = days.slice(from).findIndex((day) => row[day] !== warning);
  return rest === -1 ? days.length - from : rest;
}

const columns: GridColDef<Week>[] = [
  { field: 'river', headerName: 'River', minWidth: 90, flex: 1, hideable: false },
  ...days.map<GridColDef<Week>>((day, index) => ({
    field: day,
    width: 80,
    align: 'center',
    headerAlign: 'center',
    hideable: false,
    cellClassName: 'warning',
    colSpan: ({ row }) => countSame(row, index),
  })),
  { field: 'guard', headerName: 'Guard', width: 90, hideable: false },
];

const rows: Week[] = [
  { id: 1, river: 'Ash', Mon: 'Watch', Tue: 'Flood', Wed: 'Flood', Thu: 'Watch', guard: 'Ines' },
  { id: 2, river: 'Lind', Mon: 'None', Tue: 'None', Wed: 'None', Thu: 'Watch', guard: 'Olek' },
  { id: 3, river: 'Elm', Mon: 'Flood', Tue: 'Watch', Wed: 'None', Thu: 'None', guard: 'Ruth' },
];

export default function WarningsOfTheWeek() {
  return (
    <Box sx={{ width: '100%', maxWidth: 640, height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        showCellVerticalBorder
        sx={{ [`& .${gridClasses.cell}.warning`]: { bgcolor: 'action.hover' } }}
        aria-label="Warnings of the week"
      />
    </Box>
  );
}
