import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';

interface Roller {
  id: number;
  roller: string;
  shelf: string;
}

const columns: GridColDef<Roller>[] = [
  { field: 'roller', headerName: 'Roller', minWidth: 130, flex: 1 },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
];

const rows: Roller[] = [
  { id: 1, roller: 'Lambskin', shelf: 'A 3' },
  { id: 2, roller: 'Foam', shelf: 'A 4' },
  { id: 3, roller: 'Textured', shelf: 'B 1' },
];

const getRowSpacing = ({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 8 : 4,
  bottom: isLastVisible ? 8 : 4,
});

export default function RowsApart() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 246 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        hideFooter
        aria-label="Rollers"
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
