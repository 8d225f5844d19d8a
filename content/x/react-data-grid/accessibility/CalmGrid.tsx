import * as React from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Swarm {
  id: number;
  place: string;
  day: string;
}

const columns: GridColDef<Swarm>[] = [
  { field: 'place', headerName: 'Swarm in', flex: 1, minWidth: 130 },
  { field: 'day', headerName: 'Day', width: 110 },
];

const rows: Swarm[] = [
  { id: 1, place: 'Pear tree', day: 'May 19' },
  { id: 2, place: 'Letter box', day: 'June 2' },
];

export default function CalmGrid() {
  const outer = useTheme();
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = React.useMemo(
    () =>
      calm ? { ...outer, transitions: { ...outer.transitions, create: () => 'none' } } : outer,
    [calm, outer],
  );

  return (
    <ThemeProvider theme={theme}>
      <Box role="group" aria-label="Swarms" sx={{ width: '100%', height: 162 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </ThemeProvider>
  );
}
