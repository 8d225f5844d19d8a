import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { observations, type Observation } from './stars';

const height = 318;
const rowHeight = 52;
const headerHeight = 56;
const way = observations.length * rowHeight - (height - headerHeight - 2);

const columns: GridColDef<Observation>[] = [
  { field: 'night', headerName: 'Night', width: 110 },
  { field: 'star', headerName: 'Star', flex: 1, minWidth: 90 },
];

export default function WhereYouAre() {
  const apiRef = useGridApiRef();
  const [percent, setPercent] = React.useState(0);

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('scrollPositionChange', ({ top }) => {
        setPercent(Math.max(0, Math.min(100, Math.round((top / way) * 100))));
      }),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label="Part of the list that is behind you"
      />
      <Box role="group" aria-label="Observations" sx={{ height }}>
        <DataGrid
          apiRef={apiRef}
          rows={observations}
          columns={columns}
          rowHeight={rowHeight}
          columnHeaderHeight={headerHeight}
          disableColumnFilter
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
