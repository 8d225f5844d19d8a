import LocalFlorist from '@mui/icons-material/LocalFlorist';
import WbSunny from '@mui/icons-material/WbSunny';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

interface Bloom {
  id: number;
  place: string;
  willow: string;
  cherry: string;
  linden: string;
  heather: string;
}

const columns: GridColDef<Bloom>[] = [
  { field: 'place', headerName: 'Place', minWidth: 100, flex: 1 },
  { field: 'willow', headerName: 'Willow', width: 100 },
  { field: 'cherry', headerName: 'Cherry', width: 100 },
  { field: 'linden', headerName: 'Linden', width: 100 },
  { field: 'heather', headerName: 'Heather', width: 100 },
];

function renderSeason({ groupId, headerName, fields }: GridColumnGroupHeaderParams) {
  return (
    <Stack direction="row" spacing={1} alignItems="center">
      {groupId === 'spring' ? <LocalFlorist fontSize="small" /> : <WbSunny fontSize="small" />}
      <span>
        {headerName} ({fields.length})
      </span>
    </Stack>
  );
}

const groups: GridColumnGroupingModel = [
  { groupId: 'where', headerName: 'Where', children: [{ field: 'place' }] },
  {
    groupId: 'spring',
    headerName: 'Spring',
    renderHeaderGroup: renderSeason,
    children: [{ field: 'willow' }, { field: 'cherry' }],
  },
  {
    groupId: 'summer',
    headerName: 'Summer',
    renderHeaderGroup: renderSeason,
    children: [{ field: 'linden' }, { field: 'heather' }],
  },
];

const rows: Bloom[] = [
  { id: 1, place: 'River bank', willow: 'March', cherry: 'April', linden: 'June', heather: '–' },
  { id: 2, place: 'Hill', willow: 'April', cherry: 'May', linden: 'July', heather: 'August' },
];

export default function DrawTheGroup() {
  return (
    <Box sx={{ width: '100%', maxWidth: 640, height: 220 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        experimentalFeatures={{ columnGrouping: true }}
        hideFooter
        aria-label="What blooms when"
      />
    </Box>
  );
}
