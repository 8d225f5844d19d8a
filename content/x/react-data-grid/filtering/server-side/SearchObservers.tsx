import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Night {
  id: number;
  night: string;
  observer: string;
}

const log: Night[] = [
  { id: 1, night: 'March 3', observer: 'Ottilie' },
  { id: 2, night: 'March 4', observer: 'Bram' },
  { id: 3, night: 'April 11', observer: 'Ottilie' },
];

const columns: GridColDef<Night>[] = [
  { field: 'night', headerName: 'Night', minWidth: 110, flex: 1 },
  { field: 'observer', headerName: 'Observer', minWidth: 110, flex: 1 },
];

/** Stands for a request: gives the nights in which all words occur, after half a second. */
function searchLog(words: string, signal: AbortSignal): Promise<Night[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      const wanted = words.toLowerCase().split(' ');
      resolve(
        log.filter(({ night, observer }) => {
          const text = `${night} ${observer}`.toLowerCase();
          return wanted.every((word) => text.includes(word));
        }),
      );
    }, 500);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function LoadingNights() {
  return <LinearProgress aria-hidden="true" />;
}

function LogToolbar() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        label="Search the log"
        debounceMs={400}
        inputRef={input}
        onClick={() => input.current?.focus()}
        sx={{ flexGrow: 1, m: 1 }}
      />
    </GridToolbarContainer>
  );
}

export default function SearchObservers() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['march'],
  });
  const [rows, setRows] = React.useState<Night[]>([]);
  const apiRef = useTabStop(rows);
  const [loading, setLoading] = React.useState(true);
  const words = (filterModel.quickFilterValues ?? []).join(' ');

  React.useEffect(() => {
    const controller = new AbortController();
    setLoading(true);
    void searchLog(words, controller.signal).then((result) => {
      setRows(result);
      setLoading(false);
    });
    return () => controller.abort();
  }, [words]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">
        {loading ? 'Searching the log…' : `Nights found: ${rows.length}`}
      </Typography>
      <Box role="group" aria-label="Log of the nights" sx={{ height: 292 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          disableColumnFilter
          loading={loading}
          slots={{ toolbar: LogToolbar, loadingOverlay: LoadingNights }}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
