import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function GrowingContent() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [all, setAll] = React.useState(false);
  const actions = React.useRef<PopoverActions>(null);

  React.useEffect(() => {
    actions.current?.updatePosition();
  }, [all]);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => {
          setAll(false);
          setAnchor(event.currentTarget);
        }}
      >
        Notes above
      </Button>
      <Popover
        action={actions}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        marginThreshold={8}
        elevation={3}
        TransitionComponent={Fade}
        transitionDuration={150}
        TransitionProps={{ onExited: () => setAll(false) }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Notes', sx: { width: 260, p: 2 } },
        }}
      >
        <Typography gutterBottom>
          The gate at the spring sticks.
          {all && ' Lift it, and lean against it with the shoulder. The key is under the stone.'}
        </Typography>
        <Button autoFocus aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Less' : 'More'}
        </Button>
      </Popover>
    </>
  );
}
