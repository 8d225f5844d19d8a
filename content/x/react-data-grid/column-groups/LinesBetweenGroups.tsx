import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

interface Check {
  id: number;
  hive: string;
  mayMites: number;
  mayFood: string;
  julyMites: number;
  julyFood: string;
}

const startsGroup = 'starts-group';

const columns: GridColDef<Check>[] = [
  { field: 'hive', headerName: 'Hive', minWidth: 90, flex: 1 },
  {
    field: 'mayMites',
    headerName: 'Mites',
    type: 'number',
    width: 90,
    headerClassName: startsGroup,
    cellClassName: startsGroup,
  },
  { field: 'mayFood', headerName: 'Food', width: 90 },
  {
    field: 'julyMites',
    headerName: 'Mites',
    type: 'number',
    width: 90,
    headerClassName: startsGroup,
    cellClassName: startsGroup,
  },
  { field: 'julyFood', headerName: 'Food', width: 90 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'Apiary', children: [{ field: 'hive' }] },
  {
    groupId: 'May',
    headerAlign: 'center',
    headerClassName: startsGroup,
    children: [{ field: 'mayMites' }, { field: 'mayFood' }],
  },
  {
    groupId: 'July',
    headerAlign: 'center',
    headerClassName: startsGroup,
    children: [{ field: 'julyMites' }, { field: 'julyFood' }],
  },
];

const rows: Check[] = [
  { id: 1, hive: 'Orchard', mayMites: 2, mayFood: 'Plenty', julyMites: 9, julyFood: 'Plenty' },
  { id: 2, hive: 'Wall', mayMites: 0, mayFood: 'Low', julyMites: 4, julyFood: 'Plenty' },
  { id: 3, hive: 'Heath', mayMites: 1, mayFood: 'Plenty', julyMites: 3, julyFood: 'Low' },
];

export default function LinesBetweenGroups() {
  return (
    <Box sx={{ width: '100%', maxWidth: 640, height: 272 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        experimentalFeatures={{ columnGrouping: true }}
        hideFooter
        sx={{
          [`& .${startsGroup}`]: {
            borderInlineStart: '2px solid',
            borderInlineStartColor: ({ palette }) => palette.divider,
          },
          [`& .${gridClasses['columnHeader--filledGroup']}`]: { bgcolor: 'action.hover' },
        }}
        aria-label="Checks of the hives"
      />
    </Box>
  );
}
