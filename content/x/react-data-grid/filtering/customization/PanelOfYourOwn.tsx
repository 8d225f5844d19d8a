import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import {
  DataGrid,
  GridPanelWrapper,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Fabric {
  id: number;
  fabric: string;
  kind: string;
}

const kinds = ['Cotton', 'Velvet', 'Wool'];

const columns: GridColDef<Fabric>[] = [
  { field: 'fabric', headerName: 'Fabric', minWidth: 120, flex: 1, filterable: false },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: kinds,
    minWidth: 110,
    flex: 1,
  },
];

const rows: Fabric[] = [
  { id: 1, fabric: 'Blue stripes', kind: 'Cotton' },
  { id: 2, fabric: 'Burgundy', kind: 'Velvet' },
  { id: 3, fabric: 'Herringbone', kind: 'Wool' },
  { id: 4, fabric: 'Curtain green', kind: 'Velvet' },
];

function KindsPanel() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const [item] = model.items;
  const picked: string[] = Array.isArray(item?.value) ? item.value : [];

  const toggle = (kind: string) => {
    const value = picked.includes(kind)
      ? picked.filter((other) => other !== kind)
      : [...picked, kind];
    apiRef.current.setFilterModel({
      ...model,
      items: value.length > 0 ? [{ field: 'kind', operator: 'isAnyOf', value }] : [],
    });
  };

  return (
    <GridPanelWrapper>
      <FormControl component="fieldset" sx={{ m: 2 }}>
        <FormLabel component="legend">Show these kinds</FormLabel>
        <FormGroup>
          {kinds.map((kind) => (
            <FormControlLabel
              key={kind}
              control={<Checkbox checked={picked.includes(kind)} onChange={() => toggle(kind)} />}
              label={kind}
            />
          ))}
        </FormGroup>
      </FormControl>
    </GridPanelWrapper>
  );
}

export default function PanelOfYourOwn() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ filterPanel: KindsPanel }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'kind', operator: 'isAnyOf', value: ['Velvet', 'Wool'] }],
            },
          },
        }}
        hideFooter
        aria-label="Fabrics"
      />
    </Box>
  );
}
