import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Repair {
  id: number;
  year: string;
  work: string;
}

const columns: GridColDef<Repair>[] = [
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 160 },
];

const rows: Repair[] = [
  { id: 1, year: '1958', work: 'New clapper for the evening bell, softer iron than before' },
  { id: 2, year: '1987', work: 'Beams of the frame taken out and turned' },
  { id: 3, year: '2019', work: 'Owls moved to the barn' },
];

export default function WrapTheText() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420, height: 280 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        hideFooter
        aria-label="Repairs"
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </Box>
  );
}
