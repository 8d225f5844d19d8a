import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', minWidth: 130, flex: 1 },
  { field: 'found', headerName: 'Found', type: 'number', width: 100 },
];

function NoMoths() {
  return (
    <Stack height="100%" alignItems="center" justifyContent="center" spacing={1}>
      <Typography>The trap is empty</Typography>
      <Typography variant="body2" color="text.secondary">
        Counts appear here in the morning.
      </Typography>
    </Stack>
  );
}

function LoadingMoths() {
  return <LinearProgress aria-hidden="true" />;
}

export default function NothingToShow() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
        }
        label="Still loading"
      />
      <Typography role="status">{loading ? 'Loading moths…' : 'No moths'}</Typography>
      <Box sx={{ height: 260 }}>
        <DataGrid
          rows={[]}
          columns={columns}
          loading={loading}
          slots={{ noRowsOverlay: NoMoths, loadingOverlay: LoadingMoths }}
          hideFooter
          aria-label="Moths"
        />
      </Box>
    </Stack>
  );
}
