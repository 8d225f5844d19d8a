import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Harvest {
  id: number;
  crop: string;
  grams: number;
  day: Date;
}

const columns: GridColDef<Harvest>[] = [
  { field: 'crop', headerName: 'Crop', minWidth: 90, flex: 1 },
  {
    field: 'grams',
    headerName: 'Weight',
    type: 'number',
    width: 100,
    valueFormatter: ({ value }: { value: number }) => `${value.toLocaleString('en-US')} g`,
  },
  {
    field: 'day',
    headerName: 'Day',
    type: 'date',
    width: 90,
    valueFormatter: ({ value }: { value: Date }) =>
      value.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  },
];

const rows: Harvest[] = [
  { id: 1, crop: 'Beans', grams: 2350, day: new Date('2023-07-14T12:00Z') },
  { id: 2, crop: 'Currants', grams: 840, day: new Date('2023-07-02T12:00Z') },
];

export default function CopyTheValues() {
  const [plain, setPlain] = React.useState(true);
  const [copied, setCopied] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={plain} onChange={(event) => setPlain(event.target.checked)} />}
        label="Copy values without their format"
      />
      <Box role="group" aria-label="Harvest" sx={{ height: 162 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          unstable_ignoreValueFormatterDuringExport={plain}
          onClipboardCopy={setCopied}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, minHeight: 48, whiteSpace: 'pre-wrap', fontSize: 14, lineHeight: '24px' }}
      >
        {copied.replaceAll('\t', ' → ') || 'Nothing copied yet'}
      </Box>
    </Stack>
  );
}
