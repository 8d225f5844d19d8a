import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'from', headerName: 'Minutes', minWidth: 96, flex: 1 },
  { field: 'mill', headerName: 'Mill', type: 'number', width: 70 },
  { field: 'weir', headerName: 'Weir', type: 'number', width: 70 },
  { field: 'ford', headerName: 'Ford', type: 'number', width: 70 },
];

const rows = [
  { id: 1, from: 'Mill', mill: 0, weir: 14, ford: 35 },
  { id: 2, from: 'Weir', mill: 16, weir: 0, ford: 22 },
  { id: 3, from: 'Ford', mill: 41, weir: 25, ford: 0 },
];

export default function RowAndColumnOfFocus() {
  const apiRef = useGridApiRef();
  const [cell, setCell] = React.useState<GridCellParams>();

  React.useEffect(() => {
    const stopIn = apiRef.current.subscribeEvent('cellFocusIn', (focused) => setCell(focused));
    const stopOut = apiRef.current.subscribeEvent('cellFocusOut', () => setCell(undefined));
    return () => {
      stopIn();
      stopOut();
    };
  }, [apiRef]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box role="group" aria-label="Walking times" sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowSelection={false}
          disableColumnMenu
          getCellClassName={({ id, field }) =>
            cell && (id === cell.id || field === cell.field) ? 'in-line' : ''
          }
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
          sx={{ '& .in-line': { bgcolor: 'action.hover' } }}
        />
      </Box>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {cell?.colDef.type === 'number'
          ? `${cell.row.from} to ${cell.colDef.headerName}: ${cell.formattedValue} minutes`
          : 'Go to a time.'}
      </Typography>
    </Stack>
  );
}
