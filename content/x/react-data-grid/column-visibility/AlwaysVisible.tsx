import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';

interface Script {
  id: number;
  script: string;
  pages: number;
  author: string;
}

const columns: GridColDef<Script>[] = [
  { field: 'script', headerName: 'Script', minWidth: 130, flex: 1, hideable: false },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 80 },
  { field: 'author', headerName: 'Author', width: 110 },
];

const rows: Script[] = [
  { id: 1, script: 'Night ferry', pages: 38, author: 'K. Moor' },
  { id: 2, script: 'The glass orchard', pages: 64, author: 'D. Imre' },
];

const offeredInThePanel = ['pages', 'author'];

function ScriptToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function AlwaysVisible() {
  return (
    <Box role="group" aria-label="Scripts" sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={{ toolbar: ScriptToolbar }}
        slotProps={{ columnsPanel: { getTogglableColumns: () => offeredInThePanel } }}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
