import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridEditInputCell,
  useGridApiRef,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Fabric {
  id: number;
  fabric: string;
  meters: number;
}

function renderNamedInput(params: GridRenderEditCellParams<Fabric>) {
  return <GridEditInputCell {...params} inputProps={{ 'aria-label': params.colDef.headerName }} />;
}

const columns: GridColDef<Fabric>[] = [
  { field: 'fabric', headerName: 'Fabric', minWidth: 120, flex: 1 },
  {
    field: 'meters',
    headerName: 'Meters left',
    type: 'number',
    width: 130,
    editable: true,
    hideable: false,
    renderEditCell: renderNamedInput,
  },
];

const rows: Fabric[] = [
  { id: 1, fabric: 'Velvet', meters: 12 },
  { id: 2, fabric: 'Linen', meters: 30 },
  { id: 3, fabric: 'Tulle', meters: 4 },
];

const tulle = { id: 3, field: 'meters' };

export default function EditFromOutside() {
  const apiRef = useGridApiRef();

  const measure = () => {
    if (apiRef.current.getCellMode(tulle.id, tulle.field) === 'edit') return;
    apiRef.current.startCellEditMode(tulle);
  };

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%', maxWidth: 520 }}>
      <Button variant="outlined" onClick={measure}>
        Measure the tulle again
      </Button>
      <Box sx={{ width: '100%', height: 214 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter aria-label="Fabrics" />
      </Box>
    </Stack>
  );
}
