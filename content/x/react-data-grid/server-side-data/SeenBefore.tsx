import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { buoyColumns } from './buoyColumns';
import { askBuoys } from './buoyServer';
import { rememberAnswers } from './rememberAnswers';
import { useServerRows } from './useServerRows';

function LoadingBuoys() {
  return <LinearProgress aria-hidden="true" />;
}

const slots = { loadingOverlay: LoadingBuoys };

export default function SeenBefore() {
  const [ask] = React.useState(() => rememberAnswers(askBuoys));
  const { loading, total, gridProps } = useServerRows(ask, 3);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">
        {loading
          ? 'Asking for buoys…'
          : `Page ${gridProps.paginationModel.page + 1}, buoys: ${total}`}
      </Typography>
      <Box role="group" aria-label="Buoys by page" sx={{ height: 267 }}>
        <DataGrid
          {...gridProps}
          columns={buoyColumns}
          pageSizeOptions={[3]}
          disableColumnFilter
          disableRowSelectionOnClick
          slots={slots}
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Stack>
  );
}
