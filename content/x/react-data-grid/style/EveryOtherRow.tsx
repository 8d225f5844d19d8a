import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Glaze {
  id: number;
  glaze: string;
  surface: string;
  degrees: number;
}

const columns: GridColDef<Glaze>[] = [
  { field: 'glaze', headerName: 'Glaze', minWidth: 100, flex: 1 },
  { field: 'surface', headerName: 'Surface', width: 100 },
  { field: 'degrees', headerName: 'Degrees', type: 'number', width: 90 },
];

const rows: Glaze[] = [
  { id: 1, glaze: 'Celadon', surface: 'Glossy', degrees: 1280 },
  { id: 2, glaze: 'Iron red', surface: 'Glossy', degrees: 1240 },
  { id: 3, glaze: 'Ash', surface: 'Runny', degrees: 1260 },
  { id: 4, glaze: 'Tin white', surface: 'Glossy', degrees: 1040 },
  { id: 5, glaze: 'Shino', surface: 'Matte', degrees: 1270 },
  { id: 6, glaze: 'Salt', surface: 'Rough', degrees: 1290 },
  { id: 7, glaze: 'Slip', surface: 'Matte', degrees: 1180 },
];

export default function EveryOtherRow() {
  return (
    <Box role="group" aria-label="Glazes" sx={{ width: '100%', height: 292 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={36}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? '' : 'glaze-odd'
        }
        experimentalFeatures={{ ariaV7: true }}
        sx={{
          '& .glaze-odd': { bgcolor: 'action.hover', '&:hover': { bgcolor: 'action.selected' } },
        }}
      />
    </Box>
  );
}
