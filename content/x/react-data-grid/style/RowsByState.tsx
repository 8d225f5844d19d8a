import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Firing {
  id: number;
  kiln: string;
  glaze: string;
  state: 'Good' | 'Cooling' | 'Cracked';
}

const columns: GridColDef<Firing>[] = [
  { field: 'kiln', headerName: 'Kiln', width: 90 },
  { field: 'glaze', headerName: 'Glaze', minWidth: 110, flex: 1 },
  { field: 'state', headerName: 'State', width: 100 },
];

const rows: Firing[] = [
  { id: 1, kiln: 'Large', glaze: 'Celadon', state: 'Good' },
  { id: 2, kiln: 'Large', glaze: 'Iron red', state: 'Cracked' },
  { id: 3, kiln: 'Small', glaze: 'Ash', state: 'Cooling' },
  { id: 4, kiln: 'Pit', glaze: 'None', state: 'Good' },
];

const classOfState = { Good: '', Cooling: 'firing-cooling', Cracked: 'firing-cracked' };

export default function RowsByState() {
  return (
    <Box role="group" aria-label="Firings" sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => classOfState[row.state]}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={{
          '& .firing-cooling': { color: 'text.secondary', fontStyle: 'italic' },
          '& .firing-cracked': {
            bgcolor: ({ palette }) => alpha(palette.error.main, 0.1),
            '&:hover': { bgcolor: ({ palette }) => alpha(palette.error.main, 0.16) },
          },
        }}
      />
    </Box>
  );
}
