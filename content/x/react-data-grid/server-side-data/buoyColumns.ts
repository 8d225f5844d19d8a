import {
  getGridNumericOperators,
  getGridSingleSelectOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import type { Buoy } from './buoyServer';

/** Only the operators that the server knows. */
export const buoyColumns: GridColDef<Buoy>[] = [
  { field: 'buoy', headerName: 'Buoy', minWidth: 100, flex: 1, filterable: false },
  {
    field: 'water',
    headerName: 'Water',
    type: 'singleSelect',
    valueOptions: ['Inner bay', 'Strait', 'Open sea'],
    width: 100,
    filterOperators: getGridSingleSelectOperators().filter(({ value }) => value === 'is'),
  },
  {
    field: 'wave',
    headerName: 'Wave (m)',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }: { value: number }) => value.toFixed(1),
    filterOperators: getGridNumericOperators().filter(({ value }) => ['>=', '<='].includes(value)),
  },
];
