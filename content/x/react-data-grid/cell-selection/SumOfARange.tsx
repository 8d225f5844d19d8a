import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { days, isSame, isWithin, nextSpot, spotOf, weeks, type Spot, type Week } from './rainRange';

const columns: GridColDef<Week>[] = [
  { field: 'week', headerName: 'Rain in mm', minWidth: 110, flex: 1, sortable: false },
  { field: 'fri', headerName: 'Fri', type: 'number', width: 64, sortable: false },
  { field: 'sat', headerName: 'Sat', type: 'number', width: 64, sortable: false },
  { field: 'sun', headerName: 'Sun', type: 'number', width: 64, sortable: false },
];

export default function SumOfARange() {
  const [range, setRange] = React.useState<[Spot, Spot]>([
    { row: 0, column: 1 },
    { row: 1, column: 2 },
  ]);

  const values = weeks.flatMap((week, row) =>
    days.filter((day, column) => isWithin({ row, column }, range)).map((day) => week[day]),
  );
  const sum = values.reduce((total, value) => total + value, 0);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Rain at weekends" sx={{ height: 214 }}>
        <DataGrid
          rows={weeks}
          columns={columns}
          rowSelection={false}
          disableColumnMenu
          getCellClassName={({ id, field }) => {
            const spot = spotOf(id, field);
            return spot && isWithin(spot, range) ? 'picked' : '';
          }}
          onCellClick={({ id, field }, event) => {
            const spot = spotOf(id, field);
            if (spot) setRange([event.shiftKey ? range[0] : spot, spot]);
          }}
          onCellKeyDown={({ id, field }, event) => {
            const spot = spotOf(id, field);
            const end = spot && event.shiftKey && nextSpot(spot, event.key);
            if (!spot || !end) return;
            if (isSame(end, spot)) {
              event.preventDefault();
              event.defaultMuiPrevented = true;
            }
            setRange([isSame(range[1], spot) ? range[0] : spot, end]);
          }}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
          sx={{
            '& .MuiDataGrid-cell': { userSelect: 'none' },
            '& .picked': { bgcolor: 'action.selected' },
          }}
        />
      </Box>
      <Typography role="status">{`${values.length} marked: ${sum} mm of rain`}</Typography>
    </Stack>
  );
}
