import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Role {
  id: number;
  role: string;
  lines: number;
}

function renderNamedBox(params: GridRenderCellParams<Role>) {
  const named = { ...params, inputProps: { 'aria-label': `Rehearse ${params.row.role}` } };
  return <GridCellCheckboxRenderer {...named} />;
}

const columns: GridColDef<Role>[] = [
  { field: 'role', headerName: 'Role', minWidth: 120, flex: 1 },
  { field: 'lines', headerName: 'Lines', type: 'number', width: 80 },
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 70,
    renderCell: renderNamedBox,
  },
];

const rows: Role[] = [
  { id: 1, role: 'The innkeeper', lines: 48 },
  { id: 2, role: 'The moon', lines: 3 },
  { id: 3, role: 'A traveler', lines: 21 },
];

export default function NamedBoxes() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
        aria-label="Roles to rehearse"
      />
    </Box>
  );
}
