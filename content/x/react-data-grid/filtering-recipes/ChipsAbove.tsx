import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Tape {
  id: number;
  tape: string;
  voice: string;
}

const voices = ['Owl', 'Robin', 'Wren'];

const columns: GridColDef<Tape>[] = [
  { field: 'tape', headerName: 'Tape', minWidth: 120, flex: 1 },
  { field: 'voice', headerName: 'Voice', type: 'singleSelect', valueOptions: voices, width: 120 },
];

const rows: Tape[] = [
  { id: 1, tape: 'Dawn, quarry', voice: 'Wren' },
  { id: 2, tape: 'Barn at night', voice: 'Owl' },
  { id: 3, tape: 'First snow', voice: 'Robin' },
  { id: 4, tape: 'Mill pond', voice: 'Wren' },
];

export default function ChipsAbove() {
  const [picked, setPicked] = React.useState(['Wren']);
  const filterModel = React.useMemo(
    () => ({ items: [{ field: 'voice', operator: 'isAnyOf', value: picked }] }),
    [picked],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} role="group" aria-label="Voices to show">
        {voices.map((voice) => {
          const on = picked.includes(voice);
          const count = rows.filter((row) => row.voice === voice).length;
          return (
            <Chip
              key={voice}
              label={`${voice} ${count}`}
              aria-pressed={on}
              color={on ? 'primary' : 'default'}
              variant={on ? 'filled' : 'outlined'}
              onClick={() =>
                setPicked(on ? picked.filter((other) => other !== voice) : [...picked, voice])
              }
            />
          );
        })}
      </Stack>
      <Box role="group" aria-label="Tapes" sx={{ height: 266 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
