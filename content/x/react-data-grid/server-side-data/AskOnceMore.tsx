import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { buoyColumns } from './buoyColumns';
import { createForgetfulServer } from './buoyServer';
import { useServerRows } from './useServerRows';

function LoadingBuoys() {
  return <LinearProgress aria-hidden="true" />;
}

const slots = { loadingOverlay: LoadingBuoys };

export default function AskOnceMore() {
  const [ask] = React.useState(createForgetfulServer);
  const { loading, problem, askAgain, total, gridProps } = useServerRows(ask, 3);
  const status = React.useRef<HTMLParagraphElement>(null);
  const page = gridProps.paginationModel.page + 1;

  const tryAgain = () => {
    askAgain();
    // The button disappears, and the focus would with it.
    status.current?.focus();
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 376 }}>
      <Typography
        ref={status}
        role="status"
        tabIndex={-1}
        sx={{
          '&:focus-visible': {
            outline: '2px solid',
            outlineColor: ({ palette }) => palette.primary.main,
          },
        }}
      >
        {loading ? `Asking for page ${page}…` : problem || `Page ${page}, buoys: ${total}`}
      </Typography>
      <Box role="group" aria-label="Buoys of the harbor" sx={{ height: 267 }}>
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
      {problem !== '' && (
        <Alert
          severity="error"
          role="presentation"
          action={
            <Button color="inherit" size="small" onClick={tryAgain}>
              Try again
            </Button>
          }
        >
          These rows are not those of page {page}.
        </Alert>
      )}
    </Stack>
  );
}
