import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useTabStop } from './useTabStop';

interface Spring {
  id: number;
  spring: string;
  safe: boolean;
}

const columns: GridColDef<Spring>[] = [
  { field: 'spring', headerName: 'Spring', minWidth: 130, flex: 1 },
  { field: 'safe', headerName: 'Drinkable', type: 'boolean', width: 110 },
];

const springs: Spring[] = [
  { id: 1, spring: 'Moss spring', safe: true },
  { id: 2, spring: 'Iron well', safe: false },
  { id: 3, spring: 'Goat trough', safe: false },
  { id: 4, spring: 'Chapel spring', safe: true },
  { id: 5, spring: 'Snow pipe', safe: false },
  { id: 6, spring: 'Lake inlet', safe: false },
  { id: 7, spring: 'Pine tap', safe: true },
  { id: 8, spring: 'Old mill race', safe: false },
];

export default function GrowUpToALimit() {
  const [safeOnly, setSafeOnly] = React.useState(true);
  const rows = React.useMemo(
    () => (safeOnly ? springs.filter(({ safe }) => safe) : springs),
    [safeOnly],
  );
  const apiRef = useTabStop(rows);

  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 370 }}>
      <FormControlLabel
        control={
          <Switch checked={safeOnly} onChange={(event) => setSafeOnly(event.target.checked)} />
        }
        label="Drinkable water only"
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 214, maxHeight: 320 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter aria-label="Springs" />
      </Box>
    </Stack>
  );
}
