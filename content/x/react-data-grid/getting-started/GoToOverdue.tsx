import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

interface Loan {
  id: number;
  tool: string;
  days: number;
}

const columns: GridColDef<Loan>[] = [
  { field: 'tool', headerName: 'Tool', minWidth: 140, flex: 1 },
  { field: 'days', headerName: 'Days out', type: 'number', width: 110, hideable: false },
];

const rows: Loan[] = [
  { id: 1, tool: 'Heat gun', days: 2 },
  { id: 2, tool: 'Staple gun', days: 5 },
  { id: 3, tool: 'Pipe bender', days: 1 },
  { id: 4, tool: 'Wood router', days: 4 },
  { id: 5, tool: 'Glass cutter', days: 6 },
  { id: 6, tool: 'Rivet pliers', days: 3 },
  { id: 7, tool: 'Moving dolly', days: 21 },
  { id: 8, tool: 'Spirit level', days: 2 },
];

export default function GoToOverdue() {
  const apiRef = useGridApiRef();

  const goToLongest = () => {
    const longest = rows.reduce((a, b) => (b.days > a.days ? b : a));
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(longest.id);
    if (rowIndex === -1) return; // filtered out
    apiRef.current.scrollToIndexes({ rowIndex, colIndex: 0 });
    apiRef.current.setCellFocus(longest.id, 'days');
    // Where the grid remembers this cell already, it does not focus it again.
    apiRef.current.getCellElement(longest.id, 'days')?.focus();
  };

  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={goToLongest}>
        Go to the longest loan
      </Button>
      <Box sx={{ width: '100%', height: 266 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter aria-label="Loans" />
      </Box>
    </Stack>
  );
}
