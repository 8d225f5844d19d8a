import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Well {
  id: number;
  well: string;
  depth: number;
  warmth: number;
  remark?: string;
  month: string;
}

const rows: Well[] = [
  { id: 1, well: 'Market', depth: 6, warmth: 9, month: 'May', remark: 'Cover replaced' },
  { id: 2, well: 'Orchard', depth: 11, warmth: 8, month: 'May' },
  { id: 3, well: 'Castle', depth: 38, warmth: 10, month: 'June', remark: 'Cloudy after rain' },
];

export default function RemarksOnDemand() {
  const [remarks, setRemarks] = React.useState(false);

  const columns = React.useMemo<GridColDef<Well>[]>(
    () => [
      { field: 'well', headerName: 'Well', minWidth: 90, flex: 1 },
      {
        field: 'depth',
        headerName: 'Depth (m)',
        width: 100,
        hideable: false,
        colSpan: ({ row }) => (remarks && row.remark ? 2 : 1),
        renderCell: ({ row }) => (remarks && row.remark ? row.remark : row.depth),
      },
      { field: 'warmth', headerName: 'Warmth (°C)', width: 120, hideable: false },
      { field: 'month', headerName: 'Month', width: 80, hideable: false },
    ],
    [remarks],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 640 }}>
      <FormControlLabel
        control={<Switch checked={remarks} onChange={(_event, checked) => setRemarks(checked)} />}
        label="Remarks in place of numbers"
      />
      <Box sx={{ height: 214 }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Wells" />
      </Box>
    </Stack>
  );
}
