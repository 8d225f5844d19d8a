import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Repair {
  id: number;
  repair: string;
  minutes: number;
  note: string;
}

const columns: GridColDef<Repair>[] = [
  { field: 'repair', headerName: 'Repair', minWidth: 140, flex: 1 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
  { field: 'note', headerName: 'Note', width: 180 },
];

const rows: Repair[] = [
  { id: 1, repair: 'True the wheel', minutes: 25, note: 'Check the brake as well' },
  { id: 2, repair: 'Bleed the brake', minutes: 40, note: 'Needs mineral oil' },
  { id: 3, repair: 'New cassette', minutes: 20, note: 'With the chain' },
];

const noteHidden = { note: false };

export default function SearchShownColumns() {
  const [shownOnly, setShownOnly] = React.useState(false);
  const filterModel = React.useMemo(
    () => ({
      items: [],
      quickFilterValues: ['brake'],
      quickFilterExcludeHiddenColumns: shownOnly,
    }),
    [shownOnly],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={shownOnly} onChange={(event) => setShownOnly(event.target.checked)} />
        }
        label="Search “brake” in shown columns only"
      />
      <Box sx={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnVisibilityModel={noteHidden}
          filterModel={filterModel}
          disableColumnFilter
          disableColumnSelector
          hideFooter
          aria-label="Repairs"
        />
      </Box>
    </Stack>
  );
}
