import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { replaceSeed, seedColumns, seeds, type Seed } from './seeds';

export default function ManyAtOnce() {
  const [rows, setRows] = React.useState(seeds);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  const [cents, setCents] = React.useState('280');
  const [status, setStatus] = React.useState('No price set yet');

  const save = (changed: Seed) => {
    setRows((now) => replaceSeed(now, changed));
    return changed;
  };

  const setPrices = (event: React.FormEvent) => {
    event.preventDefault();
    if (selected.length === 0) {
      setStatus('No seed is selected');
      return;
    }
    setRows((now) =>
      now.map((row) => (selected.includes(row.id) ? { ...row, cents: Number(cents) } : row)),
    );
    setStatus(`Changed: ${selected.length}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack component="form" direction="row" spacing={2} alignItems="center" onSubmit={setPrices}>
        <TextField
          label="Cents"
          type="number"
          size="small"
          required
          inputProps={{ min: 1 }}
          value={cents}
          onChange={(event) => setCents(event.target.value)}
          sx={{ width: 110 }}
        />
        <Button type="submit" variant="outlined">
          Set for selected
        </Button>
      </Stack>
      <Typography role="status">{status}</Typography>
      <Box role="group" aria-label="Seeds to select" sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={seedColumns}
          processRowUpdate={save}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
