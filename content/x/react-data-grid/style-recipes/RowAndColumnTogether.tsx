import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Size {
  id: string;
  small: number;
  medium: number;
  large: number;
}

const sizes = ['small', 'medium', 'large'];

const columns: GridColDef<Size>[] = [
  { field: 'id', headerName: 'Wheel', minWidth: 80, flex: 1 },
  { field: 'small', headerName: 'Small', type: 'number', width: 80 },
  { field: 'medium', headerName: 'Medium', type: 'number', width: 80 },
  { field: 'large', headerName: 'Large', type: 'number', width: 80 },
];

const rows: Size[] = [
  { id: '20 inch', small: 98, medium: 104, large: 111 },
  { id: '26 inch', small: 142, medium: 149, large: 155 },
  { id: '28 inch', small: 158, medium: 166, large: 172 },
];

const columnsTogether = Object.fromEntries(
  sizes.map((field) => [
    `&:has([data-field="${field}"]:is(:hover, :focus)) [data-field="${field}"]`,
    { bgcolor: 'action.hover' },
  ]),
);

export default function RowAndColumnTogether() {
  return (
    <Box role="group" aria-label="Length of chains" sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={{
          ...columnsTogether,
          [`& .${gridClasses.row}:focus-within`]: { bgcolor: 'action.hover' },
        }}
      />
    </Box>
  );
}
