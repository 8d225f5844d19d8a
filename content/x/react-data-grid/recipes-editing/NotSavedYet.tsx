import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridCellParams } from '@mui/x-data-grid';
import { replaceSeed, seedColumns, seeds, type Seed } from './seeds';

const changedFields = ['packets', 'cents'] as const;

interface Work {
  saved: readonly Seed[];
  rows: readonly Seed[];
}

function isChanged({ saved, rows }: Work, id: unknown, field: string) {
  const [now, old] = [rows, saved].map((list) => list.find((row) => row.id === id));
  return changedFields.some((name) => name === field && now?.[name] !== old?.[name]);
}

export default function NotSavedYet() {
  const [work, setWork] = React.useState<Work>({ saved: seeds, rows: seeds });
  const changes = work.rows.flatMap(({ id }) =>
    changedFields.filter((field) => isChanged(work, id, field)),
  ).length;
  const unsaved = changes > 0;

  React.useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      event.returnValue = '';
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  const keep = (changed: Seed) => {
    setWork((now) => ({ ...now, rows: replaceSeed(now.rows, changed) }));
    return changed;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained" onClick={() => setWork(({ rows }) => ({ saved: rows, rows }))}>
          Save
        </Button>
        <Button onClick={() => setWork(({ saved }) => ({ saved, rows: [...saved] }))}>
          Discard
        </Button>
      </Stack>
      <Typography role="status">
        {unsaved ? `Cells not saved: ${changes}` : 'All is saved'}
      </Typography>
      <Box role="group" aria-label="Seeds with unsaved changes" sx={{ height: 214 }}>
        <DataGrid
          rows={work.rows}
          columns={seedColumns}
          processRowUpdate={keep}
          getCellClassName={({ id, field }: GridCellParams) =>
            isChanged(work, id, field) ? 'unsaved' : ''
          }
          disableRowSelectionOnClick
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
          sx={{
            '& .unsaved': { fontWeight: 'bold', borderLeft: 4, borderLeftColor: 'warning.main' },
          }}
        />
      </Box>
    </Stack>
  );
}
