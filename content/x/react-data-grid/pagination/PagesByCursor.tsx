import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Negative {
  id: number;
  plate: string;
  box: number;
}

interface Answer {
  rows: Negative[];
  /** Where the next page begins; `null` after the last one. */
  next: number | null;
}

const columns: GridColDef<Negative>[] = [
  { field: 'plate', headerName: 'Glass plate', minWidth: 130, flex: 1, sortable: false },
  { field: 'box', headerName: 'Box', type: 'number', width: 90, sortable: false },
];

const pageSize = 4;

/** Stands for a request that knows where to go on, but not how many there are. */
function fetchFrom(cursor: number, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      const end = Math.min(cursor + pageSize, 14);
      const ids = Array.from({ length: end - cursor }, (_, index) => cursor + index);
      resolve({
        rows: ids.map((id) => ({ id, plate: `Plate ${id + 1}`, box: Math.floor(id / 6) + 1 })),
        next: end < 14 ? end : null,
      });
    }, 500);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function LoadingPlates() {
  return <LinearProgress aria-hidden="true" />;
}

export default function PagesByCursor() {
  const [page, setPage] = React.useState(0);
  const [cursors, setCursors] = React.useState<number[]>([0]);
  const [rows, setRows] = React.useState<Negative[]>([]);
  const apiRef = useTabStop(rows);
  const [loading, setLoading] = React.useState(true);
  const [ended, setEnded] = React.useState(false);
  const cursor = cursors[page] ?? 0;

  React.useEffect(() => {
    const controller = new AbortController();
    setLoading(true);
    void fetchFrom(cursor, controller.signal).then((answer) => {
      setRows(answer.rows);
      setLoading(false);
      const { next } = answer;
      if (next === null) setEnded(true);
      else setCursors((now) => (now.includes(next) ? now : [...now, next]));
    });
    return () => controller.abort();
  }, [cursor]);

  const pages = React.useMemo(() => ({ page, pageSize }), [page]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">{loading ? 'Loading plates…' : `Page ${page + 1}`}</Typography>
      <Box role="group" aria-label="Glass plates" sx={{ height: 319 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          rowCount={(cursors.length + (ended ? 0 : 1)) * pageSize}
          columns={columns}
          loading={loading}
          paginationMode="server"
          paginationModel={pages}
          onPaginationModelChange={(next) => {
            if (next.page < cursors.length) setPage(next.page);
          }}
          pageSizeOptions={[pageSize]}
          disableColumnMenu
          hideFooterSelectedRowCount
          slots={{ loadingOverlay: LoadingPlates }}
          slotProps={{ pagination: { labelDisplayedRows: () => `Page ${page + 1}` } }}
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
