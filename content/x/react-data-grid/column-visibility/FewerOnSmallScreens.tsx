import * as React from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Noise {
  id: number;
  noise: string;
  tool: string;
  seconds: number;
}

const columns: GridColDef<Noise>[] = [
  { field: 'noise', headerName: 'Noise', minWidth: 120, flex: 1 },
  { field: 'tool', headerName: 'Made with', minWidth: 150, flex: 1 },
  { field: 'seconds', headerName: 'Seconds', type: 'number', width: 100 },
];

const rows: Noise[] = [
  { id: 1, noise: 'Thunder', tool: 'Sheet of tin', seconds: 14 },
  { id: 2, noise: 'Rain', tool: 'Peas in a drum', seconds: 45 },
  { id: 3, noise: 'Hoof beats', tool: 'Half coconuts', seconds: 9 },
];

export default function FewerOnSmallScreens() {
  const apiRef = useGridApiRef();
  const small = useMediaQuery('(max-width: 700px)');

  React.useEffect(() => {
    apiRef.current.setColumnVisibility('tool', !small);
  }, [apiRef, small]);

  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter aria-label="Noises" />
    </Box>
  );
}
