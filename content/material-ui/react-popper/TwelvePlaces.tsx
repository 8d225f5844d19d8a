import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const places: readonly PopperPlacementType[] = [
  'top-start',
  'top',
  'top-end',
  'right-start',
  'right',
  'right-end',
  'bottom-start',
  'bottom',
  'bottom-end',
  'left-start',
  'left',
  'left-end',
];

export default function TwelvePlaces() {
  const [placement, setPlacement] = React.useState<PopperPlacementType>('top-start');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Stack spacing={8} alignItems="center" sx={{ width: '100%', overflow: 'hidden', pb: 8 }}>
      <TextField
        select
        size="small"
        label="Placement"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as PopperPlacementType)}
        sx={{ width: 180 }}
      >
        {places.map((place) => (
          <MenuItem key={place} value={place}>
            {place}
          </MenuItem>
        ))}
      </TextField>
      <Paper ref={setAnchor} variant="outlined" sx={{ width: 140, p: 3, textAlign: 'center' }}>
        Anchor
      </Paper>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        placement={placement}
        disablePortal
        role="note"
      >
        <Typography
          variant="body2"
          sx={{ px: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          {placement}
        </Typography>
      </Popper>
    </Stack>
  );
}
