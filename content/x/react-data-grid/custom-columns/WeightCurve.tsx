import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Scale {
  id: number;
  hive: string;
  week: number[];
}

/** A line through the numbers, in a field of 100 by 28. */
function toPoints(numbers: number[]): string {
  const low = Math.min(...numbers);
  const range = Math.max(...numbers) - low || 1;
  return numbers
    .map(
      (n, index) =>
        `${(index / Math.max(numbers.length - 1, 1)) * 96 + 2},${26 - ((n - low) / range) * 24}`,
    )
    .join(' ');
}

function gain(week: number[]): number {
  return Math.round(((week.at(-1) ?? 0) - (week[0] ?? 0)) * 10) / 10;
}

const columns: GridColDef<Scale>[] = [
  { field: 'hive', headerName: 'Hive', minWidth: 90, flex: 1 },
  {
    field: 'week',
    headerName: 'This week',
    type: 'number',
    width: 200,
    align: 'left',
    headerAlign: 'left',
    valueGetter: ({ row }) => gain(row.week),
    valueFormatter: ({ value }: { value: number }) => `${value > 0 ? '+' : ''}${value} kg`,
    renderCell: ({ row, formattedValue }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'primary.main' }}>
        <svg width="100" height="28" aria-hidden="true" style={{ flexShrink: 0 }}>
          <polyline points={toPoints(row.week)} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        <Box component="span" sx={{ color: 'text.primary' }}>
          {formattedValue}
        </Box>
      </Box>
    ),
  },
];

const rows: Scale[] = [
  { id: 1, hive: 'Linden', week: [31.2, 31.9, 33.1, 33, 34.8, 36.2, 37] },
  { id: 2, hive: 'Orchard', week: [28.4, 28.1, 28.3, 27.6, 27.2, 27.3, 26.9] },
  { id: 3, hive: 'Heath', week: [22, 22.4, 22.2, 23.1, 22.8, 23.4, 23.5] },
];

export default function WeightCurve() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Hive scales" />
    </Box>
  );
}
