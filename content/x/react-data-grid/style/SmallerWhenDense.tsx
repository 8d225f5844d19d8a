import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Shelf {
  id: number;
  shelf: string;
  holds: string;
}

const columns: GridColDef<Shelf>[] = [
  { field: 'shelf', headerName: 'Shelf', width: 110 },
  { field: 'holds', headerName: 'Holds', minWidth: 150, flex: 1 },
];

const rows: Shelf[] = [
  { id: 1, shelf: 'Drying 1', holds: 'Mugs, two handles missing' },
  { id: 2, shelf: 'Drying 2', holds: 'Plates' },
  { id: 3, shelf: 'Glazed', holds: 'Teapots' },
];

function ShelfToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

const slots = { toolbar: ShelfToolbar };

export default function SmallerWhenDense() {
  return (
    <Box role="group" aria-label="Shelves" sx={{ width: '100%', height: 312 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={{
          [`&.${gridClasses['root--densityCompact']}`]: { typography: 'caption' },
          [`&.${gridClasses['root--densityComfortable']}`]: { typography: 'body1' },
        }}
      />
    </Box>
  );
}
