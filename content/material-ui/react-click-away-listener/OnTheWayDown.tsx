import * as React from 'react';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function OnTheWayDown() {
  const [presses, setPresses] = React.useState(0);

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent={false}
      onClickAway={() => setPresses((count) => count + 1)}
    >
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography role="status">Presses that began beside this: {presses}</Typography>
      </Paper>
    </ClickAwayListener>
  );
}
