import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';

interface Part {
  id: number;
  part: string;
  stock: number;
}

const columns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', minWidth: 150, flex: 1 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 120,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} inputProps={{ 'aria-label': `${params.row.part} in stock` }} />
    ),
  },
];

const rows: Part[] = [
  { id: 1, part: 'Mainspring, 18 mm', stock: 12 },
  { id: 2, part: 'Escape wheel', stock: 3 },
  { id: 3, part: 'Gut line, 2 m', stock: 7 },
];

/** Stands for a request: answers after a second, and refuses what the shelf cannot hold. */
function sendPart(part: Part, signal?: AbortSignal): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (part.stock > 50) reject(new Error('The shelf holds 50 of a part.'));
      else resolve(part);
    }, 1000);
    signal?.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function SaveOnServer() {
  const [status, setStatus] = React.useState('Nothing saved yet');
  const [problem, setProblem] = React.useState('');
  const leaving = React.useRef<AbortController | null>(null);

  React.useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const savePart = async (changed: Part, before: Part) => {
    if (typeof changed.stock !== 'number' || changed.stock === before.stock) return before;
    setStatus(`Saving ${changed.part}…`);
    const saved = await sendPart(changed, leaving.current?.signal);
    setStatus(`${saved.part}: ${saved.stock} saved`);
    return saved;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 330 }}>
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {status}
      </Typography>
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellEditStop={() => setProblem('')}
          processRowUpdate={savePart}
          onProcessRowUpdateError={(error: Error) => {
            setStatus('Not saved');
            setProblem(error.message);
          }}
          hideFooter
          aria-label="Parts"
        />
      </Box>
      {problem !== '' && (
        <Alert severity="error">
          {problem} Change the number, or press Escape to get the old one back.
        </Alert>
      )}
    </Stack>
  );
}
