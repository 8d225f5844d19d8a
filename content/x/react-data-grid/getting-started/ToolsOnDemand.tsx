import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Saw {
  id: string;
  saw: string;
  blade: number;
}

const columns: GridColDef<Saw>[] = [
  { field: 'saw', headerName: 'Saw', minWidth: 130, flex: 1 },
  { field: 'blade', headerName: 'Blade (mm)', type: 'number', width: 120 },
];

const noSaws: Saw[] = [];
const waiting = 'Loading saws…';

function LoadingSaws() {
  return (
    <LinearProgress
      aria-hidden="true"
      sx={{ '@media (prefers-reduced-motion: reduce)': { '& *': { animation: 'none' } } }}
    />
  );
}

/** Stands for a request. Every second one fails. */
function fetchSaws(attempt: number, signal: AbortSignal): Promise<Saw[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (attempt % 2 === 1) {
        reject(new Error('The store did not answer.'));
        return;
      }
      resolve([
        { id: 'S-01', saw: 'Jigsaw', blade: 75 },
        { id: 'S-02', saw: 'Circular saw', blade: 190 },
        { id: 'S-03', saw: 'Miter saw', blade: 254 },
      ]);
    }, 600);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function ToolsOnDemand() {
  const [attempt, setAttempt] = React.useState(0);
  const [rows, setRows] = React.useState(noSaws);
  const apiRef = useTabStop(rows);
  const [status, setStatus] = React.useState(waiting);
  const loading = status === waiting;

  React.useEffect(() => {
    const controller = new AbortController();
    setStatus(waiting);
    fetchSaws(attempt, controller.signal).then(
      (saws) => {
        setRows(saws);
        setStatus(`${saws.length} saws`);
      },
      (error: Error) => {
        setRows(noSaws);
        setStatus(error.message);
      },
    );
    return () => controller.abort();
  }, [attempt]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} alignItems="center" justifyContent="space-between">
        <Typography role="status">{status}</Typography>
        <Button
          aria-disabled={loading}
          sx={{ '&[aria-disabled="true"]': { color: 'text.disabled' } }}
          onClick={() => {
            if (!loading) setAttempt((current) => current + 1);
          }}
        >
          Load again
        </Button>
      </Stack>
      <Box sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          slots={{ loadingOverlay: LoadingSaws }}
          hideFooter
          aria-label="Saws"
        />
      </Box>
    </Stack>
  );
}
