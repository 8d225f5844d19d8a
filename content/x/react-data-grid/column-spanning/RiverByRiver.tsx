import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef, type GridEventListener } from '@mui/x-data-grid';

interface Line {
  id: number;
  name: string;
  level?: number;
  trend?: string;
}

const columns: GridColDef<Line>[] = [
  {
    field: 'name',
    headerName: 'Gauge',
    minWidth: 110,
    flex: 1,
    sortable: false,
    colSpan: ({ row }) => (row.level === undefined ? 3 : 1),
  },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 100, sortable: false },
  { field: 'trend', headerName: 'Trend', width: 90, sortable: false },
];

const rows: Line[] = [
  { id: 1, name: 'River Ash' },
  { id: 2, name: 'Upper mill', level: 84, trend: 'Rising' },
  { id: 3, name: 'Harbor', level: 210, trend: 'Steady' },
  { id: 4, name: 'River Lind' },
  { id: 5, name: 'Weir', level: 47, trend: 'Falling' },
];

const isHeading = (row: Line) => row.level === undefined;

const keepFocus: GridEventListener<'cellKeyDown'> = ({ row }, event) => {
  if (!isHeading(row) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
  event.preventDefault();
  event.defaultMuiPrevented = true;
};

export default function RiverByRiver() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 318 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellKeyDown={keepFocus}
        disableColumnMenu
        isRowSelectable={({ row }) => !isHeading(row)}
        getRowClassName={({ row }) => (isHeading(row) ? 'heading' : '')}
        hideFooter
        sx={{
          '& .heading': { bgcolor: 'action.hover' },
          [`& .heading .${gridClasses.cell}`]: { fontWeight: 'bold' },
        }}
        aria-label="Gauges by river"
      />
    </Box>
  );
}
