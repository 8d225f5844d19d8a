import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const verticals = ['top', 'center', 'bottom'] as const;
const horizontals = ['left', 'center', 'right'] as const;

interface OriginFieldsProps {
  name: string;
  origin: PopoverOrigin;
  onChange: (origin: PopoverOrigin) => void;
}

function OriginFields({ name, origin, onChange }: OriginFieldsProps) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      <TextField
        select
        size="small"
        label={`${name}, vertical`}
        value={origin.vertical}
        onChange={(event) =>
          onChange({ ...origin, vertical: event.target.value as (typeof verticals)[number] })
        }
        sx={{ width: 170 }}
      >
        {verticals.map((value) => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={`${name}, horizontal`}
        value={origin.horizontal}
        onChange={(event) =>
          onChange({ ...origin, horizontal: event.target.value as (typeof horizontals)[number] })
        }
        sx={{ width: 170 }}
      >
        {horizontals.map((value) => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

export default function OriginsOfBoth() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [anchorOrigin, setAnchorOrigin] = React.useState<PopoverOrigin>({
    vertical: 'bottom',
    horizontal: 'center',
  });
  const [transformOrigin, setTransformOrigin] = React.useState<PopoverOrigin>({
    vertical: 'top',
    horizontal: 'center',
  });

  return (
    <Stack spacing={2} alignItems="center">
      <OriginFields name="Anchor" origin={anchorOrigin} onChange={setAnchorOrigin} />
      <OriginFields name="Popover" origin={transformOrigin} onChange={setTransformOrigin} />
      <Button
        variant="contained"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 200, height: 72 }}
      >
        Anchor
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={anchorOrigin}
        transformOrigin={transformOrigin}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Popover' } }}
      >
        <Typography sx={{ p: 1 }}>Popover</Typography>
      </Popover>
    </Stack>
  );
}
