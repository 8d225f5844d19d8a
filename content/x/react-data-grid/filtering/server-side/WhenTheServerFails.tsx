import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Lens {
  id: number;
  lens: string;
  state: string;
}

const shelf: Lens[] = [
  { id: 1, lens: 'Finder', state: 'clean' },
  { id: 2, lens: 'Old refractor', state: 'scratched' },
  { id: 3, lens: 'Spare eyepiece', state: 'scratched' },
];

const columns: GridColDef<Lens>[] = [
  { field: 'lens', headerName: 'Lens', minWidth: 130, flex: 1 },
  { field: 'state', headerName: 'State', minWidth: 110, flex: 1 },
];

interface Question {
  state: string;
  attempt: number;
}

/** Stands for a request: each filter that is chosen fails at first. */
function fetchLenses({ state, attempt }: Question, signal: AbortSignal): Promise<Lens[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (state !== '' && attempt === 1) reject(new Error('The shelf does not answer.'));
      else resolve(shelf.filter((lens) => state === '' || lens.state === state));
    }, 500);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function LoadingLenses() {
  return <LinearProgress aria-hidden="true" />;
}

export default function WhenTheServerFails() {
  const [question, setQuestion] = React.useState<Question>({ state: '', attempt: 1 });
  const [rows, setRows] = React.useState<Lens[]>([]);
  const apiRef = useTabStop(rows);
  const [answered, setAnswered] = React.useState<Question | null>(null);
  const [problem, setProblem] = React.useState<string | null>(null);
  const input = React.useRef<HTMLInputElement>(null);
  const { state } = question;
  const loading = answered !== question;

  React.useEffect(() => {
    const controller = new AbortController();
    fetchLenses(question, controller.signal).then(
      (lenses) => {
        setRows(lenses);
        setAnswered(question);
      },
      (error: Error) => {
        if (controller.signal.aborted) return;
        setProblem(error.message);
        setAnswered(question);
      },
    );
    return () => controller.abort();
  }, [question]);

  const ask = (next: Question) => {
    setQuestion(next);
    setProblem(null);
  };

  const tryAgain = () => {
    ask({ state, attempt: question.attempt + 1 });
    input.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', minHeight: 424 }}>
      <TextField
        label="State"
        variant="standard"
        select
        SelectProps={{ native: true }}
        InputLabelProps={{ shrink: true }}
        value={state}
        onChange={(event) => ask({ state: event.target.value, attempt: 1 })}
        inputRef={input}
        sx={{ width: 160 }}
      >
        <option value="">Any</option>
        <option value="clean">Clean</option>
        <option value="scratched">Scratched</option>
      </TextField>
      <Typography role="status">
        {loading ? 'Asking the shelf…' : `Lenses shown: ${rows.length}`}
      </Typography>
      <Box sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          slots={{ loadingOverlay: LoadingLenses }}
          disableColumnFilter
          hideFooter
          aria-label="Lenses"
        />
      </Box>
      {problem !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={tryAgain}>
              Try again
            </Button>
          }
        >
          {problem} The rows are those of before.
        </Alert>
      )}
    </Stack>
  );
}
