import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Plant {
  id: number;
  plant: string;
  from: number;
  to: number;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function MonthInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  return (
    <TextField
      select
      label="Month"
      variant="standard"
      value={item.value ?? ''}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
      inputRef={focusElementRef}
      InputLabelProps={{ shrink: true }}
      SelectProps={{ native: true }}
    >
      <option value="">any</option>
      {months.map((month, index) => (
        <option key={month} value={index + 1}>
          {month}
        </option>
      ))}
    </TextField>
  );
}

const bloomsIn: GridFilterOperator<Plant> = {
  label: 'includes',
  value: 'includes',
  getApplyFilterFn: ({ value }) => {
    if (!value) return null;
    const month = Number(value);
    return ({ row }) => row.from <= month && month <= row.to;
  },
  getValueAsString: (value) => months[Number(value) - 1] ?? '',
  InputComponent: MonthInput,
};

const columns: GridColDef<Plant>[] = [
  { field: 'plant', headerName: 'Plant', minWidth: 110, flex: 1 },
  {
    field: 'bloom',
    headerName: 'In bloom',
    width: 150,
    sortable: false,
    valueGetter: ({ row }) => `${months[row.from - 1]} to ${months[row.to - 1]}`,
    filterOperators: [bloomsIn],
  },
];

const rows: Plant[] = [
  { id: 1, plant: 'Willow', from: 3, to: 4 },
  { id: 2, plant: 'Cherry', from: 4, to: 5 },
  { id: 3, plant: 'Linden', from: 6, to: 7 },
  { id: 4, plant: 'Heather', from: 8, to: 9 },
];

export default function FilterBySeason() {
  return (
    <Box role="group" aria-label="Plants for bees" sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'bloom', operator: 'includes', value: '4' }] },
          },
        }}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
