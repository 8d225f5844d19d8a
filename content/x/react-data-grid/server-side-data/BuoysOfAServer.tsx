import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbarContainer, GridToolbarQuickFilter } from '@mui/x-data-grid';
import { buoyColumns } from './buoyColumns';
import { askBuoys } from './buoyServer';
import { useServerRows } from './useServerRows';

function LoadingBuoys() {
  return <LinearProgress aria-hidden="true" />;
}

function NoBuoys() {
  return (
    <Stack height="100%" alignItems="center" justifyContent="center">
      <Typography>No buoy fits</Typography>
    </Stack>
  );
}

function BuoyToolbar() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        inputRef={input}
        // The button that clears the field goes away: the focus stays here.
        onClick={() => input.current?.focus()}
        inputProps={{ 'aria-label': 'Search buoys' }}
        placeholder="Name or water"
        debounceMs={400}
      />
    </GridToolbarContainer>
  );
}

const slots = {
  toolbar: BuoyToolbar,
  loadingOverlay: LoadingBuoys,
  noRowsOverlay: NoBuoys,
};

export default function BuoysOfAServer() {
  const { query, loading, total, gridProps } = useServerRows(askBuoys, 5);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box component="code" sx={{ minHeight: '4.5em', overflowWrap: 'anywhere' }}>
        GET /buoys?{query}
      </Box>
      <Typography role="status">{loading ? 'Asking for buoys…' : `Found: ${total}`}</Typography>
      <Box role="group" aria-label="Buoys" sx={{ height: 416 }}>
        <DataGrid
          {...gridProps}
          columns={buoyColumns}
          pageSizeOptions={[5, 10]}
          disableColumnSelector
          disableRowSelectionOnClick
          slots={slots}
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
