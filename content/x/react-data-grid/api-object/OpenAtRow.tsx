import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Fitting {
  id: number;
  time: string;
  actor: string;
}

const columns: GridColDef<Fitting>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'actor', headerName: 'Fitting for', minWidth: 140, flex: 1 },
];

const rows: Fitting[] = [
  { id: 1, time: '9:00', actor: 'First witch' },
  { id: 2, time: '9:30', actor: 'Second witch' },
  { id: 3, time: '10:00', actor: 'Third witch' },
  { id: 4, time: '10:30', actor: 'Porter' },
  { id: 5, time: '11:00', actor: 'Old man' },
  { id: 6, time: '13:00', actor: 'Doctor' },
  { id: 7, time: '13:30', actor: 'Messenger' },
  { id: 8, time: '14:00', actor: 'Drummer' },
];

const afternoon = rows.findIndex(({ time }) => time.startsWith('13'));

export default function OpenAtRow() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const stop = apiRef.current.subscribeEvent('renderedRowsIntervalChange', () => {
      stop();
      apiRef.current.scrollToIndexes({ rowIndex: afternoon });
    });
    return stop;
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 214 }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter aria-label="Fittings" />
    </Box>
  );
}
