import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';

interface Tape {
  id: number;
  tape: string;
  speed: number;
  state: string;
}

const columns: GridColDef<Tape>[] = [
  { field: 'tape', headerName: 'Tape', minWidth: 100, flex: 1 },
  { field: 'speed', headerName: 'Speed (cm/s)', type: 'number', width: 130 },
  { field: 'state', headerName: 'State', width: 100 },
];

const rows: Tape[] = [
  { id: 1, tape: 'T-04 A', speed: 19, state: 'Good' },
  { id: 2, tape: 'T-04 B', speed: 19, state: 'Sticky' },
  { id: 3, tape: 'T-12 A', speed: 38, state: 'Good' },
];

function TapeToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function ColumnsButton() {
  return (
    <Box role="group" aria-label="Tapes" sx={{ width: '100%', height: 250 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: TapeToolbar }}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
