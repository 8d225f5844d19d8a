import * as React from 'react';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Target {
  anchor: HTMLElement;
  jar: string;
}

export default function ConfirmAtButton() {
  const [jars, setJars] = React.useState(['Plum jam', 'Pickled beets', 'Honey']);
  const [target, setTarget] = React.useState<Target | null>(null);
  const [open, setOpen] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const headingRef = React.useRef<HTMLParagraphElement>(null);
  const rowIsGone = React.useRef(false);
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography ref={headingRef} tabIndex={-1} variant="subtitle1" component="p">
        On the shelf
      </Typography>
      <List>
        {jars.map((jar) => (
          <ListItem
            key={jar}
            divider
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Throw away: ${jar}`}
                aria-haspopup="dialog"
                aria-expanded={open && target?.jar === jar}
                onClick={(event) => {
                  setTarget({ anchor: event.currentTarget, jar });
                  setOpen(true);
                }}
              >
                <DeleteOutlineIcon />
              </IconButton>
            }
          >
            <ListItemText primary={jar} />
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
      <Popover
        open={open}
        anchorEl={target?.anchor}
        onClose={() => setOpen(false)}
        onTransitionExited={() => {
          // The button that focus would return to is gone, together with its row.
          if (rowIsGone.current) headingRef.current?.focus();
          rowIsGone.current = false;
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { p: 2 } } }}
      >
        {/* The name stays while the popover goes, so that the question does not change. */}
        <Typography id={id} gutterBottom>
          Throw the jar away: {target?.jar}?
        </Typography>
        <Stack direction="row" spacing={1}>
          <Button autoFocus onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button
            color="error"
            onClick={() => {
              setJars(jars.filter((jar) => jar !== target?.jar));
              setMessage(`${target?.jar} was thrown away.`);
              rowIsGone.current = true;
              setOpen(false);
            }}
          >
            Throw away
          </Button>
        </Stack>
      </Popover>
    </Box>
  );
}
