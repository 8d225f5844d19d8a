import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function FoldedText() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <Box sx={{ width: 360, maxWidth: '100%', minBlockSize: 230 }}>
      <Typography>Elderflower syrup keeps for a year in the cellar.</Typography>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        How is it made?
      </Button>
      <Collapse id={id} in={open}>
        <Typography>
          Shake the flowers, do not wash them. Leave them in cold water with sliced lemons for a
          day, then boil the water with as much sugar, and fill hot bottles to the brim.
        </Typography>
      </Collapse>
    </Box>
  );
}
