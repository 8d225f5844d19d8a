import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridClasses,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Bulb {
  id: number;
  bulb: string;
  base: string;
}

const bases = ['E14', 'E27', 'G9'];

function BaseHeader() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const item = model.items.find(({ field }) => field === 'base');

  const choose = (value: string) =>
    apiRef.current.setFilterModel({
      ...model,
      items: value ? [{ field: 'base', operator: 'is', value }] : [],
    });

  return (
    <TextField
      label="Base"
      variant="standard"
      select
      fullWidth
      SelectProps={{ native: true }}
      InputLabelProps={{ shrink: true }}
      value={item?.value ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">Any</option>
      {bases.map((base) => (
        <option key={base}>{base}</option>
      ))}
    </TextField>
  );
}

const columns: GridColDef<Bulb>[] = [
  { field: 'bulb', headerName: 'Bulb', minWidth: 130, flex: 1 },
  {
    field: 'base',
    headerName: 'Base',
    type: 'singleSelect',
    valueOptions: bases,
    width: 140,
    sortable: false,
    disableColumnMenu: true,
    renderHeader: () => <BaseHeader />,
  },
];

const rows: Bulb[] = [
  { id: 1, bulb: 'Candle', base: 'E14' },
  { id: 2, bulb: 'Globe', base: 'E27' },
  { id: 3, bulb: 'Pin', base: 'G9' },
  { id: 4, bulb: 'Drop', base: 'E27' },
];

export default function ChoiceInOneHeader() {
  return (
    <Box role="group" aria-label="Bulbs" sx={{ width: '100%', height: 282 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnHeaderHeight={72}
        initialState={{
          filter: { filterModel: { items: [{ field: 'base', operator: 'is', value: 'E27' }] } },
        }}
        disableColumnFilter
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={{ [`& .${gridClasses.columnHeaderTitleContainerContent}`]: { flexGrow: 1 } }}
      />
    </Box>
  );
}
