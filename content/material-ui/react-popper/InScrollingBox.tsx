import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

// Outside of the component, or each render makes a new instance.
const turnAtTheBox: PopperProps['modifiers'] = [{ name: 'flip', options: { altBoundary: true } }];

export default function InScrollingBox() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [minding, setMinding] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        label="Mind the box"
        control={<Switch checked={minding} onChange={(_event, checked) => setMinding(checked)} />}
      />
      <Box
        role="region"
        aria-label="River"
        tabIndex={0}
        sx={{ height: 200, overflow: 'auto', mt: 1, p: 2, border: 1, borderColor: 'divider' }}
      >
        <Typography sx={{ height: 100 }}>The spring. Scroll on, down to the mouth.</Typography>
        <Button
          ref={setAnchor}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Old mill
        </Button>
        <Typography sx={{ mt: 30 }}>The mouth.</Typography>
      </Box>
      <Popper
        open={open}
        anchorEl={anchor}
        placement="top"
        role="note"
        modifiers={minding ? turnAtTheBox : undefined}
        sx={minding ? { '&[data-popper-reference-hidden]': { visibility: 'hidden' } } : undefined}
      >
        <Paper elevation={4} sx={{ p: 1, my: 0.5 }}>
          The wheel turns again.
        </Paper>
      </Popper>
    </Box>
  );
}
