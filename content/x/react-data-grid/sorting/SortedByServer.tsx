import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

interface Summit {
  id: number;
  summit: string;
  meters: number;
}

const columns: GridColDef<Summit>[] = [
  { field: 'summit', headerName: 'Summit', minWidth: 130, flex: 1 },
  { field: 'meters', headerName: 'Height (m)', type: 'number', width: 130 },
];

const archive: Summit[] = [
  { id: 1, summit: 'Goat tooth', meters: 3108 },
  { id: 2, summit: 'Bell rock', meters: 2874 },
  { id: 3, summit: 'White comb', meters: 3391 },
  { id: 4, summit: 'Anvil', meters: 2990 },
];

/** Stands for a request: gives the rows in order after half a second. */
function fetchSorted([item]: GridSortModel, signal: AbortSignal): Promise<Summit[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      const sign = item?.sort === 'desc' ? -1 : 1;
      resolve(
        [...archive].sort((first, second) => {
          if (item?.field === 'meters') return sign * (first.meters - second.meters);
          if (item?.field === 'summit') return sign * first.summit.localeCompare(second.summit);
          return 0;
        }),
      );
    }, 500);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function LoadingSummits() {
  return <LinearProgress aria-hidden="true" />;
}

export default function SortedByServer() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'meters', sort: 'desc' },
  ]);
  const [rows, setRows] = React.useState<Summit[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    const controller = new AbortController();
    setLoading(true);
    void fetchSorted(sortModel, controller.signal).then((result) => {
      setRows(result);
      setLoading(false);
    });
    return () => controller.abort();
  }, [sortModel]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">{loading ? 'Sorting summits…' : 'Summits are sorted'}</Typography>
      <Box sx={{ height: 266 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          loading={loading}
          slots={{ loadingOverlay: LoadingSummits }}
          hideFooter
          aria-label="Summits"
        />
      </Box>
    </Stack>
  );
}
