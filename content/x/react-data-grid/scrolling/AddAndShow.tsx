import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { observations, type Observation } from './stars';

const columns: GridColDef<Observation>[] = [
  { field: 'night', headerName: 'Night', sortable: false, width: 110 },
  { field: 'star', headerName: 'Star', sortable: false, flex: 1, minWidth: 90 },
];

export default function AddAndShow() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(observations);
  const [added, setAdded] = React.useState<number | null>(null);

  React.useEffect(() => {
    if (added === null) return undefined;
    // The grid needs a moment to know the place of a new row.
    const timer = setTimeout(() => {
      apiRef.current.scrollToIndexes({ rowIndex: added - 1, colIndex: 0 });
      apiRef.current.setCellFocus(added, 'night');
    }, 100);
    return () => clearTimeout(timer);
  }, [added, apiRef]);

  const add = () => {
    const id = rows.length + 1;
    setRows([...rows, { id, night: 'Tonight', star: 'Not named yet', magnitude: 0 }]);
    setAdded(id);
  };

  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ width: '100%' }}>
      <Button size="small" onClick={add}>
        Add an observation
      </Button>
      <Box role="group" aria-label="Observations" sx={{ width: '100%', height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          disableColumnFilter
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
