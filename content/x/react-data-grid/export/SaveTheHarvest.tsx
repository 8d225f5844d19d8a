import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
  type GridColDef,
} from '@mui/x-data-grid';

interface Delivery {
  id: number;
  grower: string;
  variety: string;
  kilos: number;
}

const columns: GridColDef<Delivery>[] = [
  { field: 'grower', headerName: 'Grower', minWidth: 110, flex: 1 },
  { field: 'variety', headerName: 'Variety', minWidth: 110, flex: 1 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 90 },
];

const rows: Delivery[] = [
  { id: 1, grower: 'Hill farm', variety: 'Bittersweet', kilos: 840 },
  { id: 2, grower: 'School', variety: 'Russet', kilos: 65 },
  { id: 3, grower: 'Hill farm', variety: 'Sharp', kilos: 1210 },
];

function SaveToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{ fileName: 'apples-2023', delimiter: ';', utf8WithBom: true }}
        printOptions={{ disableToolbarButton: true }}
      />
    </GridToolbarContainer>
  );
}

export default function SaveTheHarvest() {
  return (
    <Box role="group" aria-label="Apples brought in" sx={{ width: '100%', height: 252 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: SaveToolbar }}
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
