import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridToolbarContainer,
  gridDensityValueSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Shoe {
  id: number;
  shoe: string;
  pairs: number;
}

const columns: GridColDef<Shoe>[] = [
  { field: 'shoe', headerName: 'Shoes', minWidth: 140, flex: 1 },
  { field: 'pairs', headerName: 'Pairs', type: 'number', width: 90 },
];

const rows: Shoe[] = [
  { id: 1, shoe: 'Riding boots', pairs: 6 },
  { id: 2, shoe: 'Buckle shoes', pairs: 14 },
  { id: 3, shoe: 'Clogs', pairs: 3 },
];

function ShoeToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensityValueSelector);

  return (
    <GridToolbarContainer sx={{ px: 2 }}>
      <FormControlLabel
        control={
          <Switch
            checked={density === 'compact'}
            onChange={(_event, checked) =>
              apiRef.current.setDensity(checked ? 'compact' : 'standard')
            }
          />
        }
        label="Narrow rows"
      />
    </GridToolbarContainer>
  );
}

export default function RowsInToolbar() {
  return (
    <Box role="group" aria-label="Shoes" sx={{ width: '100%', maxWidth: 520, height: 260 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: ShoeToolbar }}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
