import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridComparatorFn,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Hive {
  id: number;
  hive: string;
  kilos: number;
}

const lastYear = 0;

const staysFirst: GridComparatorFn<string | number> = (first, second, one, other) => {
  const [sorted] = one.api.getSortModel();
  const direction = sorted?.sort === 'desc' ? -1 : 1;
  if (one.id === lastYear) return -direction;
  if (other.id === lastYear) return direction;
  return first < second ? -1 : Number(first > second);
};

const staysShown = getGridStringOperators().map<GridFilterOperator<Hive>>((operator) => ({
  ...operator,
  getApplyFilterFn: (item, column) => {
    const passes = operator.getApplyFilterFn(item, column);
    if (typeof passes !== 'function') return null;
    return (params) => params.id === lastYear || passes(params);
  },
}));

const columns: GridColDef<Hive>[] = [
  {
    field: 'hive',
    headerName: 'Hive',
    minWidth: 120,
    flex: 1,
    filterOperators: staysShown,
    sortComparator: staysFirst,
  },
  {
    field: 'kilos',
    headerName: 'Kilos',
    type: 'number',
    width: 110,
    filterable: false,
    sortComparator: staysFirst,
  },
];

const rows: Hive[] = [
  { id: lastYear, hive: 'Last year, each', kilos: 17 },
  { id: 1, hive: 'Orchard east', kilos: 14 },
  { id: 2, hive: 'Orchard west', kilos: 19 },
  { id: 3, hive: 'Heath', kilos: 11 },
];

export default function RowThatStays() {
  return (
    <Box role="group" aria-label="Hives of this year" sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'kilos', sort: 'desc' }] } }}
        sortingOrder={['asc', 'desc']}
        isRowSelectable={({ id }) => id !== lastYear}
        getRowClassName={({ id }) => (id === lastYear ? 'last-year' : '')}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={{ '& .last-year': { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
