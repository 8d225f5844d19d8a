import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

interface Colony {
  id: number;
  hive: string;
  frames: number;
  queenAge: number;
  queenOrigin: string;
  workers: string;
  mood: string;
}

const columns: GridColDef<Colony>[] = [
  { field: 'hive', headerName: 'Name', minWidth: 90, flex: 1 },
  { field: 'frames', headerName: 'Frames', type: 'number', width: 90 },
  { field: 'queenAge', headerName: 'Years', type: 'number', width: 80 },
  { field: 'queenOrigin', headerName: 'From', width: 90 },
  { field: 'workers', headerName: 'Number', width: 90 },
  { field: 'mood', headerName: 'Mood', width: 90 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'apiary',
    headerName: 'Apiary',
    children: [
      { groupId: 'box', headerName: 'Hive', children: [{ field: 'hive' }, { field: 'frames' }] },
    ],
  },
  {
    groupId: 'colony',
    headerName: 'Colony',
    children: [
      {
        groupId: 'queen',
        headerName: 'Queen',
        children: [{ field: 'queenAge' }, { field: 'queenOrigin' }],
      },
      {
        groupId: 'workers',
        headerName: 'Workers',
        children: [{ field: 'workers' }, { field: 'mood' }],
      },
    ],
  },
];

const rows: Colony[] = [
  {
    id: 1,
    hive: 'Orchard',
    frames: 11,
    queenAge: 2,
    queenOrigin: 'Swarm',
    workers: 'Many',
    mood: 'Calm',
  },
  {
    id: 2,
    hive: 'Wall',
    frames: 8,
    queenAge: 1,
    queenOrigin: 'Reared',
    workers: 'Few',
    mood: 'Restless',
  },
];

export default function GroupsInGroups() {
  return (
    <Box sx={{ width: '100%', maxWidth: 640, height: 276 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        experimentalFeatures={{ columnGrouping: true }}
        hideFooter
        aria-label="Colonies in autumn"
      />
    </Box>
  );
}
