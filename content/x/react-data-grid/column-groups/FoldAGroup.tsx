import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

interface Jar {
  id: number;
  honey: string;
  total: number;
  small: number;
  large: number;
}

const columns: GridColDef<Jar>[] = [
  { field: 'honey', headerName: 'Honey', minWidth: 110, flex: 1 },
  { field: 'total', headerName: 'All', type: 'number', width: 80 },
  { field: 'small', headerName: '250 g', type: 'number', width: 80 },
  { field: 'large', headerName: '500 g', type: 'number', width: 80 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'content', headerName: 'Content', children: [{ field: 'honey' }] },
  {
    groupId: 'jars',
    headerName: 'Jars',
    children: [{ field: 'total' }, { field: 'small' }, { field: 'large' }],
  },
];

const rows: Jar[] = [
  { id: 1, honey: 'Linden', total: 64, small: 24, large: 40 },
  { id: 2, honey: 'Blossom', total: 90, small: 50, large: 40 },
  { id: 3, honey: 'Heather', total: 18, small: 18, large: 0 },
];

const folded = { small: false, large: false };
const unfolded = {};

export default function FoldAGroup() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 520 }}>
      <FormControlLabel
        control={<Switch checked={open} onChange={(_event, checked) => setOpen(checked)} />}
        label="Show the jars by size"
      />
      <Box sx={{ height: 272 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnGroupingModel={groups}
          columnVisibilityModel={open ? unfolded : folded}
          disableColumnSelector
          experimentalFeatures={{ columnGrouping: true }}
          hideFooter
          aria-label="Jars in the cellar"
        />
      </Box>
    </Stack>
  );
}
