import * as React from 'react';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function PortalCounts() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [strict, setStrict] = React.useState(false);
  const [away, setAway] = React.useState(0);

  return (
    <Box sx={{ width: 300, pb: 8 }}>
      <FormControlLabel
        label="disableReactTree"
        control={<Switch checked={strict} onChange={(_event, checked) => setStrict(checked)} />}
      />
      <ClickAwayListener
        // A press on a label is a second click, at its field.
        mouseEvent="onMouseDown"
        disableReactTree={strict}
        touchEvent={false}
        onClickAway={() => setAway((count) => count + 1)}
      >
        <Paper ref={setAnchor} variant="outlined" sx={{ p: 2 }}>
          Inside. <span role="status">Pressed beside it: {away}</span>
          <Popper open={anchor !== null} anchorEl={anchor} placement="bottom-start" role="note">
            <Typography sx={{ p: 1, mt: 1, bgcolor: 'action.selected' }}>
              In a portal, written inside
            </Typography>
          </Popper>
        </Paper>
      </ClickAwayListener>
    </Box>
  );
}
