import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { observations, type Observation } from './stars';

const columns: GridColDef<Observation>[] = [
  { field: 'night', headerName: 'Night', width: 110 },
  { field: 'star', headerName: 'Star', flex: 1, minWidth: 90 },
  { field: 'magnitude', headerName: 'Magnitude', type: 'number', width: 110 },
];

export default function GoToNight() {
  const apiRef = useGridApiRef();

  const goTo = (night: string) => {
    const rowIndex = gridExpandedSortedRowEntriesSelector(apiRef).findIndex(
      ({ model }) => model.night === night,
    );
    const row = gridExpandedSortedRowEntriesSelector(apiRef)[rowIndex];
    if (row) {
      apiRef.current.scrollToIndexes({ rowIndex, colIndex: 0 });
      apiRef.current.setCellFocus(row.id, 'night');
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        {['Night 1', 'Night 10', 'Night 20'].map((night) => (
          <Button key={night} size="small" onClick={() => goTo(night)}>
            {night}
          </Button>
        ))}
      </Stack>
      <Box role="group" aria-label="Observations" sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          rows={observations}
          columns={columns}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
