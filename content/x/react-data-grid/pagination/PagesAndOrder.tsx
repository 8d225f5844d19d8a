import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Letter {
  id: number;
  number: string;
  year: number;
}

const columns: GridColDef<Letter>[] = [
  { field: 'number', headerName: 'Letter', minWidth: 120, flex: 1, sortable: false },
  { field: 'year', headerName: 'Year', width: 110 },
];

interface Answer {
  rows: Letter[];
  total: number;
}

/** Stands for a request: sorts all letters on the server and gives one page of them. */
function fetchLetters(
  { page, pageSize }: GridPaginationModel,
  order: GridSortModel,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      const all = Array.from({ length: 47 }, (_, index) => ({
        id: index + 1,
        number: `L ${index + 101}`,
        year: 1870 + ((index * 17) % 47),
      }));
      const sort = order[0]?.sort;
      if (sort) all.sort((a, b) => (sort === 'asc' ? a.year - b.year : b.year - a.year));
      resolve({ rows: all.slice(page * pageSize, (page + 1) * pageSize), total: all.length });
    }, 500);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function LoadingLetters() {
  return <LinearProgress aria-hidden="true" />;
}

export default function PagesAndOrder() {
  const [pages, setPages] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [order, setOrder] = React.useState<GridSortModel>([]);
  const [answer, setAnswer] = React.useState<Answer>({ rows: [], total: 0 });
  const apiRef = useTabStop(answer.rows);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    const controller = new AbortController();
    setLoading(true);
    void fetchLetters(pages, order, controller.signal).then((next) => {
      setAnswer(next);
      setLoading(false);
    });
    return () => controller.abort();
  }, [pages, order]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">
        {loading ? 'Loading letters…' : `Page ${pages.page + 1}, ${answer.total} letters`}
      </Typography>
      <Box role="group" aria-label="Letters" sx={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          rows={answer.rows}
          rowCount={answer.total}
          columns={columns}
          loading={loading}
          paginationMode="server"
          paginationModel={pages}
          onPaginationModelChange={setPages}
          pageSizeOptions={[5, 10]}
          sortingMode="server"
          sortModel={order}
          onSortModelChange={(next) => {
            setOrder(next);
            setPages((now) => ({ ...now, page: 0 }));
          }}
          disableColumnFilter
          hideFooterSelectedRowCount
          slots={{ loadingOverlay: LoadingLetters }}
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
