import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Publisher {
  id: number;
  publisher: string;
  since: number;
}

const columns: GridColDef<Publisher>[] = [
  { field: 'publisher', headerName: 'Publisher', minWidth: 150, flex: 1 },
  { field: 'since', headerName: 'Since', width: 100 },
];

const names = [
  'Adler',
  'Birk',
  'Castor',
  'Dahl',
  'Ems',
  'Flint',
  'Grube',
  'Hansa',
  'Iris',
  'Jade',
  'Kranz',
];

const rows: Publisher[] = names.map((name, index) => ({
  id: index + 1,
  publisher: `${name} & Sons`,
  since: 1880 + index * 4,
}));

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      count={count}
      page={page + 1}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
      siblingCount={0}
      size="small"
      aria-label="Pages of publishers"
      sx={{ p: 1, marginInlineStart: 'auto' }}
    />
  );
}

export default function NumberedPages() {
  return (
    <Box role="group" aria-label="Publishers" sx={{ width: '100%', height: 267 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        slots={{ pagination: PageNumbers }}
        hideFooterSelectedRowCount
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
