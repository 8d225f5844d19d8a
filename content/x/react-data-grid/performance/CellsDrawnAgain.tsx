import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Track {
  id: number;
  track: string;
  seconds: number;
}

const rows: Track[] = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  track: `Track ${index + 1}`,
  seconds: 90 + ((index * 47) % 211),
}));

const stableFeatures = { ariaV7: true };

export default function CellsDrawnAgain() {
  const drawn = React.useRef(0);
  const [, setRenders] = React.useState(0);
  const [inline, setInline] = React.useState(false);
  const [status, setStatus] = React.useState('Cells drawn again: not counted yet');

  const columns = React.useMemo<GridColDef<Track>[]>(() => {
    const countAndShow: GridColDef<Track>['renderCell'] = ({ formattedValue }) => {
      drawn.current += 1;
      return formattedValue;
    };
    return [
      { field: 'track', headerName: 'Track', minWidth: 110, flex: 1, renderCell: countAndShow },
      { field: 'seconds', headerName: 'Seconds', width: 110, renderCell: countAndShow },
    ];
  }, []);

  const renderAgain = () => {
    drawn.current = 0;
    flushSync(() => setRenders((now) => now + 1));
    setStatus(`Cells drawn again: ${drawn.current}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} flexWrap="wrap" useFlexGap>
        <Button variant="outlined" onClick={renderAgain}>
          Render the component
        </Button>
        <FormControlLabel
          control={
            <Switch checked={inline} onChange={(event) => setInline(event.target.checked)} />
          }
          label="One inline object"
        />
      </Stack>
      <Typography role="status">{status}</Typography>
      <Box role="group" aria-label="Tracks" sx={{ height: 319 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          experimentalFeatures={inline ? { ariaV7: true } : stableFeatures}
        />
      </Box>
    </Stack>
  );
}
