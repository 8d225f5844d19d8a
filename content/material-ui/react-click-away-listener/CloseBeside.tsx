import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function CloseBeside() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open) {
            setOpen(false);
            buttonRef.current?.focus();
          }
        }}
        sx={{ position: 'relative', width: 260, height: 130 }}
      >
        <Button
          ref={buttonRef}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Tide table
        </Button>
        {open && (
          <Paper elevation={4} sx={{ position: 'absolute', insetInlineStart: 0, top: 44, p: 2 }}>
            <Typography>High at 8:10 and 20:35</Typography>
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
