import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const kept = 110;

const columns: GridColDef[] = [
  { field: 'lake', headerName: 'Lake', width: kept, hideable: false },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 120 },
  { field: 'ice', headerName: 'Days of ice', type: 'number', width: 130 },
  { field: 'islands', headerName: 'Islands', type: 'number', width: 110 },
  { field: 'boats', headerName: 'Boats', type: 'number', width: 110 },
  { field: 'reeds', headerName: 'Reeds', width: 160 },
  { field: 'shore', headerName: 'Shore', width: 200 },
];

const rows = [
  {
    id: 1,
    lake: 'Long Lake',
    depth: 34,
    ice: 71,
    islands: 4,
    boats: 12,
    reeds: 'North',
    shore: 'Stones and sand',
  },
  {
    id: 2,
    lake: 'Mirror',
    depth: 12,
    ice: 94,
    islands: 0,
    boats: 3,
    reeds: 'All around',
    shore: 'Mud',
  },
  {
    id: 3,
    lake: 'Upper Tarn',
    depth: 8,
    ice: 130,
    islands: 1,
    boats: 0,
    reeds: 'None',
    shore: 'Rock',
  },
];

export default function StickyFirstColumn() {
  const apiRef = useGridApiRef();
  const boxRef = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const api = apiRef.current;
    const stopScroll = api.subscribeEvent('scrollPositionChange', ({ left }) =>
      boxRef.current?.style.setProperty('--scrolled', `${left}px`),
    );
    const uncover = ({ field }: { field: string }) => {
      const left = Math.max(api.getColumnPosition(field) - kept, 0);
      if (field !== 'lake' && api.getScrollPosition().left > left) api.scroll({ left });
    };
    const stopCells = api.subscribeEvent('cellFocusIn', uncover);
    const stopHeaders = api.subscribeEvent('columnHeaderFocus', uncover);
    return () => {
      stopScroll();
      stopCells();
      stopHeaders();
    };
  }, [apiRef]);

  return (
    <Box
      ref={boxRef}
      role="group"
      aria-label="Lakes"
      sx={{ width: '100%', maxWidth: 480, height: 230 }}
    >
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        columnBuffer={columns.length}
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        sx={{
          '& .MuiDataGrid-cell[data-field="lake"]': {
            position: 'sticky',
            left: 0,
            zIndex: 1,
            bgcolor: 'background.default',
          },
          '& .MuiDataGrid-columnHeader[data-field="lake"]': {
            transform: 'translateX(var(--scrolled, 0px))',
            // Above the lines between the other headers, which have 100.
            zIndex: 101,
            bgcolor: 'background.default',
          },
        }}
      />
    </Box>
  );
}
