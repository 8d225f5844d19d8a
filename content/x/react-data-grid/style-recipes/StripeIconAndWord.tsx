import Build from '@mui/icons-material/Build';
import CheckCircle from '@mui/icons-material/CheckCircle';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Repair {
  id: number;
  bicycle: string;
  state: 'Waiting' | 'On the stand' | 'Ready';
}

const icons = { Waiting: HourglassEmpty, 'On the stand': Build, Ready: CheckCircle };
const classes = { Waiting: 'is-waiting', 'On the stand': 'is-on-stand', Ready: 'is-ready' };

function renderState({ row }: GridRenderCellParams<Repair>) {
  const Icon = icons[row.state];
  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <Icon fontSize="small" />
      <span>{row.state}</span>
    </Stack>
  );
}

const columns: GridColDef<Repair>[] = [
  { field: 'bicycle', headerName: 'Bicycle', minWidth: 120, flex: 1 },
  { field: 'state', headerName: 'State', width: 150, renderCell: renderState },
];

const rows: Repair[] = [
  { id: 1, bicycle: 'Green tandem', state: 'On the stand' },
  { id: 2, bicycle: 'Cargo bike', state: 'Waiting' },
  { id: 3, bicycle: 'Folding bike', state: 'Ready' },
  { id: 4, bicycle: 'Old racer', state: 'Waiting' },
];

export default function StripeIconAndWord() {
  return (
    <Box role="group" aria-label="Repairs" sx={{ width: '100%', height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => classes[row.state]}
        disableRowSelectionOnClick
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={{
          '& .is-waiting': { boxShadow: ({ palette }) => `inset 6px 0 ${palette.warning.main}` },
          '& .is-on-stand': { boxShadow: ({ palette }) => `inset 6px 0 ${palette.info.main}` },
          '& .is-ready': { boxShadow: ({ palette }) => `inset 6px 0 ${palette.success.main}` },
        }}
      />
    </Box>
  );
}
