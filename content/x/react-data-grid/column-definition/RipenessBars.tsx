import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Board {
  id: number;
  board: string;
  ripe: number;
}

function renderBar({ value = 0 }: GridRenderCellParams<Board, number>) {
  return (
    <Box sx={{ width: '100%', display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, height: 10, border: 1, borderColor: 'text.secondary' }}>
        <Box sx={{ width: `${value}%`, height: '100%', bgcolor: 'text.secondary' }} />
      </Box>
      <Typography variant="body2" sx={{ width: 40, textAlign: 'end' }}>
        {value}%
      </Typography>
    </Box>
  );
}

const columns: GridColDef<Board>[] = [
  { field: 'board', headerName: 'Board', minWidth: 110, flex: 1 },
  {
    field: 'ripe',
    headerName: 'Ripe',
    type: 'number',
    minWidth: 160,
    flex: 2,
    headerAlign: 'left',
    renderCell: renderBar,
  },
];

const rows: Board[] = [
  { id: 1, board: 'North 1', ripe: 85 },
  { id: 2, board: 'North 2', ripe: 40 },
  { id: 3, board: 'South 1', ripe: 5 },
];

export default function RipenessBars() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Boards" />
    </Box>
  );
}
