import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Ring {
  id: number;
  code: string;
  grams: number;
}

const columns: GridColDef<Ring>[] = [
  { field: 'code', headerName: 'Ring', minWidth: 120, flex: 1, sortable: false },
  { field: 'grams', headerName: 'Weight (g)', type: 'number', width: 120, sortable: false },
];

const total = 240;

function LoadingRings() {
  return <LinearProgress aria-hidden="true" />;
}

/** Stands for a request: gives one page after half a second. */
function fetchPage(page: number, pageSize: number, signal: AbortSignal): Promise<Ring[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      const first = page * pageSize;
      const length = Math.min(pageSize, total - first);
      resolve(
        Array.from({ length }, (_, index) => ({
          id: first + index,
          code: `RB ${10400 + first + index}`,
          grams: 9 + ((first + index) % 7),
        })),
      );
    }, 500);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function PagesFromAServer() {
  const [pages, setPages] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState<Ring[]>([]);
  const apiRef = useTabStop(rows);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    const controller = new AbortController();
    setLoading(true);
    void fetchPage(pages.page, pages.pageSize, controller.signal).then((result) => {
      setRows(result);
      setLoading(false);
    });
    return () => controller.abort();
  }, [pages]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">{loading ? 'Loading rings…' : `${total} rings`}</Typography>
      <Box role="group" aria-label="Rings" sx={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowCount={total}
          paginationMode="server"
          paginationModel={pages}
          onPaginationModelChange={setPages}
          pageSizeOptions={[5, 10, 25]}
          loading={loading}
          slots={{ loadingOverlay: LoadingRings }}
          disableColumnFilter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
