import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

interface NotesProps {
  onResize: () => void;
}

function Notes({ onResize }: NotesProps) {
  const [all, setAll] = React.useState(false);

  React.useEffect(onResize, [all, onResize]);

  return (
    <>
      <Typography gutterBottom>
        The gate at the spring sticks.
        {all && ' Lift it, and lean against it with the shoulder. The key is under the stone.'}
      </Typography>
      <Button autoFocus aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? 'Less' : 'More'}
      </Button>
    </>
  );
}

export default function GrowingContent() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const actions = React.useRef<PopoverActions>(null);
  const placeAgain = React.useCallback(() => actions.current?.updatePosition(), []);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
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
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Notes', sx: { width: 260, p: 2 } },
        }}
      >
        <Notes onResize={placeAgain} />
      </Popover>
    </>
  );
}
