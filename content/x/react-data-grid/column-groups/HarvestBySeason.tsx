import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

interface Hive {
  id: number;
  hive: string;
  springHoney: number;
  springFrames: number;
  summerHoney: number;
  summerFrames: number;
}

const columns: GridColDef<Hive>[] = [
  { field: 'hive', headerName: 'Hive', minWidth: 90, flex: 1 },
  { field: 'springHoney', headerName: 'Honey (kg)', type: 'number', width: 110 },
  { field: 'springFrames', headerName: 'Frames', type: 'number', width: 90 },
  { field: 'summerHoney', headerName: 'Honey (kg)', type: 'number', width: 110 },
  { field: 'summerFrames', headerName: 'Frames', type: 'number', width: 90 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'Apiary', children: [{ field: 'hive' }] },
  { groupId: 'Spring', children: [{ field: 'springHoney' }, { field: 'springFrames' }] },
  { groupId: 'Summer', children: [{ field: 'summerHoney' }, { field: 'summerFrames' }] },
];

const rows: Hive[] = [
  { id: 1, hive: 'Orchard', springHoney: 6, springFrames: 8, summerHoney: 14, summerFrames: 11 },
  { id: 2, hive: 'Wall', springHoney: 3, springFrames: 5, summerHoney: 9, summerFrames: 9 },
  { id: 3, hive: 'Heath', springHoney: 0, springFrames: 6, summerHoney: 17, summerFrames: 12 },
];

export default function HarvestBySeason() {
  return (
    <Box sx={{ width: '100%', maxWidth: 640, height: 272 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        experimentalFeatures={{ columnGrouping: true }}
        hideFooter
        aria-label="Harvest of the hives"
      />
    </Box>
  );
}
