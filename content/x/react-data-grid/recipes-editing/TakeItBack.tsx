import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { replaceSeed, seedColumns, seeds, type Seed } from './seeds';

interface History {
  rows: readonly Seed[];
  before: Seed[];
  status: string;
}

const start: History = { rows: seeds, before: [], status: 'Nothing changed yet' };

const same = (a: Seed, b: Seed) => a.packets === b.packets && a.cents === b.cents;

function takeBack({ rows, before }: History): History {
  const last = before[before.length - 1];
  if (!last) return { rows, before, status: 'Nothing left to undo' };
  return {
    rows: replaceSeed(rows, last),
    before: before.slice(0, -1),
    status: `${last.seed} is as before`,
  };
}

export default function TakeItBack() {
  const [{ rows, status }, setHistory] = React.useState(start);

  const save = (changed: Seed, old: Seed) => {
    if (same(changed, old)) return old;
    setHistory((now) => ({
      rows: replaceSeed(now.rows, changed),
      before: [...now.before, old],
      status: `${changed.seed} changed`,
    }));
    return changed;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Button variant="outlined" onClick={() => setHistory(takeBack)}>
          Undo
        </Button>
        <Typography role="status">{status}</Typography>
      </Stack>
      <Box role="group" aria-label="Seeds with undo" sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={seedColumns}
          processRowUpdate={save}
          disableRowSelectionOnClick
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
