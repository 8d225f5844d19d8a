import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Boots {
  id: number;
  boots: string;
  size: number;
}

const about: GridFilterOperator<Boots, number> = {
  label: 'is about',
  value: 'about',
  getApplyFilterFn: ({ value: wanted }) => {
    if (typeof wanted !== 'number' || Number.isNaN(wanted)) return null;
    return ({ value }) => value !== undefined && Math.abs(value - wanted) <= 1;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: { type: 'number', helperText: 'One size up or down' },
};

const columns: GridColDef<Boots>[] = [
  { field: 'boots', headerName: 'Boots', minWidth: 130, flex: 1 },
  {
    field: 'size',
    headerName: 'Size',
    type: 'number',
    width: 110,
    filterOperators: [about, ...getGridNumericOperators()],
  },
];

const rows: Boots[] = [
  { id: 1, boots: 'Riding boots', size: 41 },
  { id: 2, boots: 'Pirate boots', size: 44 },
  { id: 3, boots: 'Felt boots', size: 40 },
  { id: 4, boots: 'Laced boots', size: 38 },
];

export default function AboutThatSize() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'size', operator: 'about', value: 40 }] } },
        }}
        hideFooter
        aria-label="Boots"
      />
    </Box>
  );
}
