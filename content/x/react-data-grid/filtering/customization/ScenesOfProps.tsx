import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Prop {
  id: number;
  prop: string;
  scenes: string[];
}

interface SceneInputProps extends GridFilterInputValueProps {
  scenes: string[];
}

function SceneInput({ item, applyValue, focusElementRef, scenes }: SceneInputProps) {
  return (
    <TextField
      label="Scene"
      variant="standard"
      fullWidth
      select
      SelectProps={{ native: true }}
      InputLabelProps={{ shrink: true }}
      value={item.value ?? ''}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
      inputRef={focusElementRef}
    >
      <option value="">any</option>
      {scenes.map((scene) => (
        <option key={scene}>{scene}</option>
      ))}
    </TextField>
  );
}

const has: GridFilterOperator<Prop, string[]> = {
  label: 'has',
  value: 'has',
  getApplyFilterFn: ({ value: wanted }) => {
    if (!wanted) return null;
    return ({ value }) => value !== undefined && value.includes(wanted);
  },
  InputComponent: SceneInput,
  InputComponentProps: { scenes: ['attic', 'ball', 'cellar', 'harbor'] },
};

const columns: GridColDef<Prop>[] = [
  { field: 'prop', headerName: 'Prop', minWidth: 110, flex: 1, filterable: false },
  {
    field: 'scenes',
    headerName: 'Scenes',
    minWidth: 160,
    flex: 1,
    sortable: false,
    valueFormatter: ({ value }: { value: string[] }) => value.join(', '),
    filterOperators: [has],
  },
];

const rows: Prop[] = [
  { id: 1, prop: 'Lantern', scenes: ['cellar', 'harbor', 'attic'] },
  { id: 2, prop: 'Rope', scenes: ['harbor'] },
  { id: 3, prop: 'Trunk', scenes: ['attic', 'cellar'] },
  { id: 4, prop: 'Fan', scenes: ['ball'] },
];

export default function ScenesOfProps() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'scenes', operator: 'has', value: 'cellar' }],
            },
          },
        }}
        hideFooter
        aria-label="Props"
      />
    </Box>
  );
}
