import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Hour {
  id: string;
  mon: number;
  wed: number;
  sat: number;
}

function shade({ value }: { value?: number }) {
  return `visits-${Math.min(4, Math.floor((value ?? 0) / 5))}`;
}

const columns: GridColDef<Hour>[] = [
  { field: 'id', headerName: 'Hour', minWidth: 70, flex: 1 },
  { field: 'mon', headerName: 'Mon', type: 'number', width: 80, cellClassName: shade },
  { field: 'wed', headerName: 'Wed', type: 'number', width: 80, cellClassName: shade },
  { field: 'sat', headerName: 'Sat', type: 'number', width: 80, cellClassName: shade },
];

const rows: Hour[] = [
  { id: '10', mon: 3, wed: 6, sat: 19 },
  { id: '12', mon: 8, wed: 11, sat: 23 },
  { id: '14', mon: 5, wed: 9, sat: 16 },
  { id: '16', mon: 14, wed: 18, sat: 7 },
];

export default function ShadeByNumber() {
  return (
    <Box role="group" aria-label="Visits by hour" sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={({ palette }) => ({
          '& .visits-1': { bgcolor: alpha(palette.primary.main, 0.08) },
          '& .visits-2': { bgcolor: alpha(palette.primary.main, 0.16) },
          '& .visits-3': { bgcolor: alpha(palette.primary.main, 0.24) },
          '& .visits-4': { bgcolor: alpha(palette.primary.main, 0.32) },
        })}
      />
    </Box>
  );
}
