import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Play {
  id: number;
  play: string;
  year: string;
  minutes: number;
  shelf: string;
}

const columns: GridColDef<Play>[] = [
  { field: 'play', headerName: 'Radio play', minWidth: 150, flex: 1 },
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];

const rows: Play[] = [
  { id: 1, play: 'The lamp in the marsh', year: '1961', minutes: 54, shelf: 'T-12' },
  { id: 2, play: 'Nine crossed letters', year: '1974', minutes: 71, shelf: 'T-30' },
  { id: 3, play: 'Aunt Ottilie’s parrot', year: '1958', minutes: 38, shelf: 'T-04' },
];

export default function HiddenAtStart() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { minutes: false, shelf: false } } }}
        hideFooter
        aria-label="Radio plays"
      />
    </Box>
  );
}
