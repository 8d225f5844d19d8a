import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Visit {
  id: number;
  day: string;
  time: string;
  bicycle: string;
}

const columns: GridColDef<Visit>[] = [
  { field: 'day', headerName: 'Day', width: 110, sortable: false },
  { field: 'time', headerName: 'Time', width: 80, sortable: false },
  { field: 'bicycle', headerName: 'Bicycle', minWidth: 110, flex: 1, sortable: false },
];

const rows: Visit[] = [
  { id: 1, day: 'Monday', time: '10:00', bicycle: 'Tandem' },
  { id: 2, day: 'Monday', time: '11:30', bicycle: 'Old racer' },
  { id: 3, day: 'Wednesday', time: '10:00', bicycle: 'Cargo bike' },
  { id: 4, day: 'Wednesday', time: '14:00', bicycle: 'Unicycle' },
  { id: 5, day: 'Wednesday', time: '16:00', bicycle: 'Tricycle' },
];

const firstOfDay = new Set(
  rows.filter((row, index) => row.day !== rows[index - 1]?.day).map(({ id }) => id),
);

export default function LinesBetweenDays() {
  return (
    <Box role="group" aria-label="Visits of the week" sx={{ width: '100%', height: 318 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({ row, isFirstVisible }) => {
          if (!firstOfDay.has(row.id)) return 'visit-same-day';
          return isFirstVisible ? '' : 'visit-new-day';
        }}
        disableColumnFilter
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={{
          [`& .visit-new-day .${gridClasses.cell}`]: {
            borderTop: '2px solid',
            borderTopColor: 'text.secondary',
          },
          '& .visit-same-day [data-field="day"]': { color: 'text.secondary' },
        }}
      />
    </Box>
  );
}
