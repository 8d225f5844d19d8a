import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Bowl {
  id: number;
  bowl: string;
  clay: string | null;
  glaze: string | null;
}

function orNotNoted({ value }: { value: string | null }) {
  return value ?? 'Not noted';
}

const columns: GridColDef<Bowl>[] = [
  { field: 'bowl', headerName: 'Bowl', minWidth: 90, flex: 1 },
  { field: 'clay', headerName: 'Clay', width: 110, valueFormatter: orNotNoted },
  { field: 'glaze', headerName: 'Glaze', width: 110, valueFormatter: orNotNoted },
];

const rows: Bowl[] = [
  { id: 1, bowl: 'Wide rim', clay: 'Stoneware', glaze: 'Celadon' },
  { id: 2, bowl: 'Small foot', clay: null, glaze: 'Ash' },
  { id: 3, bowl: 'Dented', clay: 'Porcelain', glaze: null },
];

export default function CellsWithoutValue() {
  return (
    <Box role="group" aria-label="Bowls" sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getCellClassName={({ value }) => (value === null ? 'bowl-not-noted' : '')}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={{ '& .bowl-not-noted': { color: 'text.secondary', fontStyle: 'italic' } }}
      />
    </Box>
  );
}
