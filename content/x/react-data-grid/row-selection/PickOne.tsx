import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Prop {
  id: number;
  prop: string;
  act: number;
}

const columns: GridColDef<Prop>[] = [
  { field: 'prop', headerName: 'Prop', minWidth: 140, flex: 1 },
  { field: 'act', headerName: 'Act', type: 'number', width: 80 },
];

const rows: Prop[] = [
  { id: 1, prop: 'Paper crown', act: 1 },
  { id: 2, prop: 'Rubber sword', act: 2 },
  { id: 3, prop: 'Tin moon', act: 3 },
];

export default function PickOne() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 267 }}>
      <DataGrid rows={rows} columns={columns} hideFooterPagination aria-label="Props of the play" />
    </Box>
  );
}
