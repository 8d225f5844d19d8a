import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridFooterContainer,
  useGridApiContext,
  useGridApiEventHandler,
  type GridColDef,
} from '@mui/x-data-grid';

interface Star {
  id: number;
  star: string;
  magnitude: number;
}

const columns: GridColDef<Star>[] = [
  { field: 'star', headerName: 'Star', minWidth: 120, flex: 1 },
  { field: 'magnitude', headerName: 'Magnitude', type: 'number', width: 120 },
];

const rows: Star[] = [
  { id: 1, star: 'Sirius', magnitude: -1.46 },
  { id: 2, star: 'Canopus', magnitude: -0.74 },
  { id: 3, star: 'Arcturus', magnitude: -0.05 },
  { id: 4, star: 'Vega', magnitude: 0.03 },
  { id: 5, star: 'Capella', magnitude: 0.08 },
  { id: 6, star: 'Rigel', magnitude: 0.13 },
  { id: 7, star: 'Procyon', magnitude: 0.34 },
  { id: 8, star: 'Altair', magnitude: 0.76 },
];

function StarFooter() {
  const apiRef = useGridApiContext();
  const [scrolled, setScrolled] = React.useState(false);

  useGridApiEventHandler(apiRef, 'scrollPositionChange', ({ top }) => setScrolled(top > 0));

  return (
    <GridFooterContainer sx={{ px: 1 }}>
      <Button
        aria-disabled={!scrolled}
        onClick={() => apiRef.current.scroll({ top: 0 })}
        sx={{ '&[aria-disabled="true"]': { color: 'text.secondary', cursor: 'default' } }}
      >
        Back to the top
      </Button>
    </GridFooterContainer>
  );
}

export default function BackToTop() {
  return (
    <Box role="group" aria-label="Bright stars" sx={{ width: '100%', maxWidth: 520, height: 320 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ footer: StarFooter }}
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
