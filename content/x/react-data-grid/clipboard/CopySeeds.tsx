import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Packet {
  id: number;
  seed: string;
  grams: number;
  annual: boolean;
}

const columns: GridColDef<Packet>[] = [
  { field: 'seed', headerName: 'Seed', minWidth: 110, flex: 1 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 76 },
  { field: 'annual', headerName: 'Annual', type: 'boolean', width: 78 },
];

const rows: Packet[] = [
  { id: 1, seed: 'Cornflower', grams: 4, annual: true },
  { id: 2, seed: 'Lupin, blue', grams: 1200, annual: false },
  { id: 3, seed: 'Nasturtium', grams: 250, annual: true },
];

export default function CopySeeds() {
  const [copied, setCopied] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Seeds" sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, minHeight: 72, whiteSpace: 'pre-wrap', fontSize: 14, lineHeight: '24px' }}
      >
        {copied.replaceAll('\t', ' → ') || 'Nothing copied yet'}
      </Box>
    </Stack>
  );
}
