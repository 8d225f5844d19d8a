import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const steps = [50, 75, 100, 150, 200];

export default function PlanZoom() {
  const [zoom, setZoom] = React.useState(100);
  const index = steps.indexOf(zoom);

  // The buttons stay enabled at both ends, so that the one in use keeps focus.
  const move = (by: number) => setZoom(steps[index + by] ?? zoom);

  return (
    <Stack spacing={2} alignItems="center" sx={{ width: '100%' }}>
      <Box
        role="img"
        aria-label={`Plan of the garden at ${zoom}%: a path between two beds`}
        sx={{ width: 240, height: 120, overflow: 'hidden', border: 1, borderColor: 'divider' }}
      >
        <Box
          sx={{
            boxSizing: 'border-box',
            height: '100%',
            display: 'flex',
            gap: 3,
            p: 2,
            transform: `scale(${zoom / 100})`,
            '& > div': { flex: 1, bgcolor: 'success.main', borderRadius: 1 },
          }}
        >
          <div />
          <div />
        </Box>
      </Box>
      <ButtonGroup size="small" aria-label="Zoom of the plan">
        <Button
          aria-label="Zoom out"
          aria-disabled={index === 0}
          onClick={() => move(-1)}
          sx={{ '&[aria-disabled=true]': { color: 'text.disabled' } }}
        >
          <RemoveIcon fontSize="small" />
        </Button>
        <Button
          aria-label={`${zoom}%, reset the zoom`}
          onClick={() => setZoom(100)}
          sx={{ width: 72 }}
        >
          {zoom}%
        </Button>
        <Button
          aria-label="Zoom in"
          aria-disabled={index === steps.length - 1}
          onClick={() => move(1)}
          sx={{ '&[aria-disabled=true]': { color: 'text.disabled' } }}
        >
          <AddIcon fontSize="small" />
        </Button>
      </ButtonGroup>
      <Box role="status" sx={{ typography: 'body2' }}>
        Zoom {zoom}%
      </Box>
    </Stack>
  );
}
