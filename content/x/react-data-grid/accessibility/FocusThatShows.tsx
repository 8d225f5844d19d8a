import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Plant {
  id: number;
  plant: string;
  from: string;
}

const columns: GridColDef<Plant>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'from', headerName: 'Flowers from', flex: 1, minWidth: 120 },
];

const rows: Plant[] = [
  { id: 1, plant: 'Willow', from: 'March' },
  { id: 2, plant: 'Sweet clover', from: 'June' },
  { id: 3, plant: 'Ivy', from: 'September' },
];

const focused = [gridClasses.cell, gridClasses.columnHeader]
  .flatMap((name) => [`& .${name}:focus`, `& .${name}:focus-within`])
  .join(', ');

export default function FocusThatShows() {
  return (
    <Box role="group" aria-label="Bee plants" sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={({ palette }) => ({
          [focused]: { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
        })}
      />
    </Box>
  );
}
