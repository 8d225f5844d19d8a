import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
  type GridSortModel,
} from '@mui/x-data-grid';

interface Spring {
  id: number;
  spring: string;
  liters: number | null;
}

const emptyLast: GridComparatorFn<number | null> = (first, second, { api }) => {
  if (first !== null && second !== null) return first - second;
  if (first === second) return 0;
  const [sorted]: GridSortModel = api.getSortModel();
  const last = sorted?.sort === 'desc' ? -1 : 1;
  return first === null ? last : -last;
};

const columns: GridColDef<Spring>[] = [
  { field: 'spring', headerName: 'Spring', minWidth: 130, flex: 1 },
  {
    field: 'liters',
    headerName: 'Liters a minute',
    type: 'number',
    width: 150,
    sortComparator: emptyLast,
    valueFormatter: ({ value }: { value: number | null }) => value ?? 'not measured',
  },
];

const rows: Spring[] = [
  { id: 1, spring: 'Below the larch', liters: 12 },
  { id: 2, spring: 'Marmot well', liters: null },
  { id: 3, spring: 'Cold trough', liters: 31 },
  { id: 4, spring: 'Gully', liters: null },
  { id: 5, spring: 'At the saddle', liters: 4 },
];

export default function UnknownLast() {
  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'liters', sort: 'desc' }] } }}
        hideFooter
        aria-label="Springs"
      />
    </Box>
  );
}
