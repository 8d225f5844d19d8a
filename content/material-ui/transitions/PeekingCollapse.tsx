import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function PeekingCollapse() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ width: 360, maxWidth: '100%', minBlockSize: 240 }}>
      <Collapse
        in={open}
        collapsedSize={72}
        timeout="auto"
        easing={{ enter: 'ease-out', exit: 'linear' }}
      >
        <Typography>
          The path begins behind the chapel and follows the brook as far as the second weir. There
          it leaves the wood. Keep to the right where the fence ends, and do not trust the old sign:
          the bridge that it points to is gone. An hour later you see the hut.
        </Typography>
      </Collapse>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Less' : 'All of it'}
      </Button>
    </Box>
  );
}
