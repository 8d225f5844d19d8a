import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridEditDateCell,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

interface Queen {
  id: number;
  name: string;
  hatched: string;
}

/** Reads 2024-05-03 as that day here, not as midnight in London. */
function toDay(text: string): Date {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  const date = new Date(2000, month - 1, day);
  date.setFullYear(year, month - 1, day); // The constructor would read the year 24 as 1924.
  return date;
}

function toText(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const year = String(day.getFullYear()).padStart(4, '0');
  return `${year}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

const columns: GridColDef<Queen>[] = [
  { field: 'name', headerName: 'Queen', minWidth: 110, flex: 1 },
  {
    field: 'hatched',
    headerName: 'Hatched',
    type: 'date',
    width: 150,
    editable: true,
    valueGetter: ({ row }) => toDay(row.hatched),
    valueSetter: ({ row, value }) => (value ? { ...row, hatched: toText(value) } : row),
    valueFormatter: ({ value }: { value: Date }) =>
      value.toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric' }),
    renderEditCell: (params) => (
      <GridEditDateCell {...params} inputProps={{ 'aria-label': `${params.row.name} hatched` }} />
    ),
  },
];

const firstRows: Queen[] = [
  { id: 1, name: 'Greta', hatched: '2023-05-28' },
  { id: 2, name: 'Mabel', hatched: '2024-06-11' },
  { id: 3, name: 'Signe', hatched: '2022-07-02' },
];

const openByEnterOnly: GridEventListener<'cellEditStart'> = ({ key }, event) => {
  if (key !== undefined && key !== 'Enter') event.defaultMuiPrevented = true;
};

export default function DatesFromText() {
  const [rows, setRows] = React.useState(firstRows);

  const saveQueen = (changed: Queen) => {
    setRows((now) => now.map((row) => (row.id === changed.id ? changed : row)));
    return changed;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellEditStart={openByEnterOnly}
          processRowUpdate={saveQueen}
          hideFooter
          aria-label="Queens"
        />
      </Box>
      <Typography role="status" variant="body2">
        In the rows: {rows.map((row) => row.hatched).join(', ')}
      </Typography>
    </Stack>
  );
}
