import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Job {
  id: number;
  job: string;
  minutes: number;
  parts: number;
}

const columns: GridColDef<Job>[] = [
  { field: 'job', headerName: 'Job', minWidth: 110, flex: 1 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
  { field: 'parts', headerName: 'Parts', type: 'number', width: 80 },
];

const rows: Job[] = [
  { id: 1, job: 'True a wheel', minutes: 35, parts: 2 },
  { id: 2, job: 'New chain', minutes: 20, parts: 1 },
  { id: 3, job: 'Fit a rack', minutes: 45, parts: 9 },
  { id: 4, job: 'Bleed brakes', minutes: 40, parts: 3 },
  { id: 5, job: 'Patch a tube', minutes: 15, parts: 1 },
  { id: 6, job: 'Grease a hub', minutes: 30, parts: 4 },
];

const onlyRead = {
  position: 'absolute',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

function Totals() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);

  return (
    <Box
      component="dl"
      sx={{ display: 'flex', m: 0, py: 1.5, borderTop: 2, borderColor: 'divider' }}
    >
      {shown.map(({ field, headerName, type, computedWidth }) => (
        <Box
          key={field}
          sx={{ position: 'relative', boxSizing: 'border-box', width: computedWidth, px: 1.25 }}
        >
          <Box component="dt" sx={onlyRead}>
            {headerName}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontWeight: 'bold', textAlign: type === 'number' ? 'right' : 'left' }}
          >
            {type === 'number'
              ? ids.reduce<number>((sum, id) => sum + apiRef.current.getCellValue(id, field), 0)
              : 'Together'}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const slots = { footer: Totals };

export default function TotalsUnderColumns() {
  return (
    <Box role="group" aria-label="Jobs" sx={{ width: '100%', height: 290 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        disableRowSelectionOnClick
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
