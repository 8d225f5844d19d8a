import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Mix {
  id: number;
  part: string;
  celadon: number;
  ash: number;
}

const columns: GridColDef<Mix>[] = [
  { field: 'part', headerName: 'Ingredient', minWidth: 120, flex: 1 },
  { field: 'celadon', headerName: 'Celadon', type: 'number', width: 100 },
  { field: 'ash', headerName: 'Ash', type: 'number', width: 80 },
];

const rows: Mix[] = [
  { id: 1, part: 'Feldspar', celadon: 44, ash: 20 },
  { id: 2, part: 'Whiting', celadon: 18, ash: 10 },
  { id: 3, part: 'Wood ash', celadon: 0, ash: 55 },
];

export default function LinesAndFrame() {
  return (
    <Box role="group" aria-label="Parts of a glaze" sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={{
          borderRightWidth: 0,
          '--unstable_DataGrid-radius': '0px',
          '--unstable_DataGrid-headWeight': 'bold',
          [`&, & .${gridClasses.withBorderColor}`]: { borderColor: 'text.secondary' },
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
          [`& .${gridClasses['row--lastVisible']} .${gridClasses.cell}`]: { borderBottom: 0 },
        }}
      />
    </Box>
  );
}
