import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';

function Leaf({ children }: { children: React.ReactNode }) {
  return (
    <Paper elevation={3} sx={{ width: 84, p: 2, textAlign: 'center' }}>
      {children}
    </Paper>
  );
}

export default function FiveTransitions() {
  const [shown, setShown] = React.useState(true);
  const [box, setBox] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show"
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
      />
      <Box
        ref={setBox}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 160, overflow: 'hidden', p: 1 }}
      >
        <Fade in={shown} appear={false}>
          <div>
            <Leaf>Fade</Leaf>
          </div>
        </Fade>
        <Grow in={shown} appear={false}>
          <div>
            <Leaf>Grow</Leaf>
          </div>
        </Grow>
        <Zoom in={shown} appear={false}>
          <div>
            <Leaf>Zoom</Leaf>
          </div>
        </Zoom>
        <Slide in={shown} appear={false} direction="up" container={box}>
          <div>
            <Leaf>Slide</Leaf>
          </div>
        </Slide>
        <Collapse in={shown}>
          <Leaf>Collapse</Leaf>
        </Collapse>
      </Box>
    </Box>
  );
}
