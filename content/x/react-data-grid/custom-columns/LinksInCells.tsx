import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Grower {
  id: number;
  grower: string;
  mail: string;
}

const columns: GridColDef<Grower>[] = [
  { field: 'grower', headerName: 'Grower', minWidth: 110, flex: 1 },
  {
    field: 'mail',
    headerName: 'Mail',
    minWidth: 195,
    flex: 1,
    renderCell: ({ value, tabIndex }) => (
      <Link href={`mailto:${value}`} tabIndex={tabIndex} color="inherit">
        {value}
      </Link>
    ),
  },
];

const rows: Grower[] = [
  { id: 1, grower: 'Plum farm', mail: 'plum@example.com' },
  { id: 2, grower: 'Clover field', mail: 'clover@example.com' },
  { id: 3, grower: 'Mustard field', mail: 'mustard@example.com' },
];

export default function LinksInCells() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Growers around"
      />
    </Box>
  );
}
