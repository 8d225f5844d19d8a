import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { buoyColumns } from './buoyColumns';
import { askBuoys, wait, type Buoy } from './buoyServer';
import { useTabStop } from './useTabStop';

/** The first water takes the server long, the second one does not. */
const delays: Record<string, number> = { 'Open sea': 1800, Strait: 0 };

function LoadingBuoys() {
  return <LinearProgress aria-hidden="true" />;
}

const slots = { loadingOverlay: LoadingBuoys };

export default function LateAnswers() {
  const [water, setWater] = React.useState('Strait');
  const [rows, setRows] = React.useState<Buoy[]>([]);
  const [cancel, setCancel] = React.useState(false);
  const before = React.useRef<AbortController | null>(null);
  const apiRef = useTabStop(rows);

  const askFor = React.useCallback(async (next: string, controller: AbortController) => {
    const query = new URLSearchParams({ page: '0', size: '3', filter: `water:is:${next}` });
    try {
      await wait(delays[next] ?? 0, controller.signal);
      const answer = await askBuoys(query.toString(), controller.signal);
      setRows(answer.rows);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
  }, []);

  React.useEffect(() => {
    before.current = new AbortController();
    void askFor('Strait', before.current);
    return () => before.current?.abort();
  }, [askFor]);

  const choose = (next: string) => {
    if (cancel) before.current?.abort();
    before.current = new AbortController();
    setWater(next);
    void askFor(next, before.current);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={cancel} onChange={(event) => setCancel(event.target.checked)} />}
        label="Cancel the request before"
      />
      <Stack direction="row" spacing={2}>
        {Object.keys(delays).map((name) => (
          <Button key={name} variant="outlined" onClick={() => choose(name)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Typography role="status" sx={{ minHeight: '3em' }}>
        Asked for: {water}. Shown: {rows[0]?.water ?? 'nothing yet'}.
      </Typography>
      <Box role="group" aria-label="Buoys of one water" sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={buoyColumns}
          loading={rows.length === 0}
          slots={slots}
          disableColumnFilter
          disableRowSelectionOnClick
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
