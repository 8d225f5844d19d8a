import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { observations, type Observation } from './stars';

const columns: GridColDef<Observation>[] = [
  { field: 'night', headerName: 'Night', width: 110 },
  { field: 'star', headerName: 'Star', flex: 1, minWidth: 90 },
];

interface PlaceProps {
  place: React.MutableRefObject<{ top: number; left: number }>;
}

function Observations({ place }: PlaceProps) {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const api = apiRef.current;
    let stopFollowing: (() => void) | undefined;
    const stop = api.subscribeEvent('renderedRowsIntervalChange', () => {
      stop();
      api.scroll(place.current);
      stopFollowing = api.subscribeEvent('scrollPositionChange', () => {
        place.current = api.getScrollPosition();
      });
    });
    return () => {
      stop();
      stopFollowing?.();
    };
  }, [apiRef, place]);

  return (
    <DataGrid
      apiRef={apiRef}
      rows={observations}
      columns={columns}
      hideFooter
      experimentalFeatures={{ ariaV7: true }}
    />
  );
}

export default function KeepThePlace() {
  const place = React.useRef({ top: 520, left: 0 });
  const [open, setOpen] = React.useState(true);

  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ width: '100%' }}>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        Observations
      </Button>
      <Box role="group" aria-label="Observations" sx={{ width: '100%', height: 318 }}>
        {open && <Observations place={place} />}
      </Box>
    </Stack>
  );
}
