import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface FoldProps {
  name: string;
  children: React.ReactNode;
}

function Fold({ name, children }: FoldProps) {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Stack
        alignItems="flex-start"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open) {
            event.stopPropagation();
            setOpen(false);
            buttonRef.current?.focus();
          }
        }}
      >
        <Button ref={buttonRef} aria-expanded={open} onClick={() => setOpen(!open)}>
          {name}
        </Button>
        {open && (
          <Paper variant="outlined" sx={{ p: 2 }}>
            {children}
          </Paper>
        )}
      </Stack>
    </ClickAwayListener>
  );
}

export default function InnerFirst() {
  return (
    <Stack sx={{ width: 300, maxWidth: '100%', minHeight: 230 }}>
      <Fold name="Golden Noble">
        <Typography>An apple for the kitchen, ripe in October.</Typography>
        <Fold name="Where it stands">
          <Typography>Third row, behind the well.</Typography>
        </Fold>
      </Fold>
    </Stack>
  );
}
