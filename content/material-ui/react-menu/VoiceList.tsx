import * as React from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface Target {
  anchor: HTMLElement;
  voice: string;
}

export default function VoiceList() {
  const [voices, setVoices] = React.useState(['Soprano', 'Alto', 'Tenor', 'Bass']);
  const [muted, setMuted] = React.useState<readonly string[]>(['Tenor']);
  const [target, setTarget] = React.useState<Target | null>(null);
  const [open, setOpen] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const headingRef = React.useRef<HTMLHeadingElement>(null);
  const rowIsGone = React.useRef(false);
  const id = React.useId();
  // The target stays while the menu goes, so that its texts do not change.
  const close = () => setOpen(false);
  const voice = target?.voice ?? '';
  const isMuted = muted.includes(voice);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <Typography ref={headingRef} tabIndex={-1} variant="h6" component="h3" sx={{ px: 2, pt: 1 }}>
        Voices
      </Typography>
      <List>
        {voices.map((name) => (
          <ListItem
            key={name}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Actions for ${name}`}
                aria-haspopup="menu"
                aria-controls={open && voice === name ? id : undefined}
                aria-expanded={open && voice === name}
                onClick={(event) => {
                  setTarget({ anchor: event.currentTarget, voice: name });
                  setOpen(true);
                }}
              >
                <MoreVertIcon />
              </IconButton>
            }
          >
            <ListItemText primary={name} secondary={muted.includes(name) ? 'Muted' : 'Plays'} />
          </ListItem>
        ))}
      </List>
      <Typography variant="body2" role="status" sx={{ px: 2, pb: 2, minHeight: 36 }}>
        {message}
      </Typography>
      <Menu
        id={id}
        anchorEl={target?.anchor}
        open={open}
        onClose={close}
        MenuListProps={{ 'aria-label': `Actions for ${voice}` }}
        TransitionProps={{
          onExited: () => {
            // The button that focus would return to is gone, together with its row.
            if (rowIsGone.current) headingRef.current?.focus();
            rowIsGone.current = false;
          },
        }}
      >
        <MenuItem
          onClick={() => {
            setMuted(isMuted ? muted.filter((name) => name !== voice) : [...muted, voice]);
            setMessage(`${voice} is ${isMuted ? 'heard again' : 'muted'}.`);
            close();
          }}
        >
          {isMuted ? 'Let it play' : 'Mute'}
        </MenuItem>
        <MenuItem
          disabled={voices.length === 1}
          onClick={() => {
            setVoices(voices.filter((name) => name !== voice));
            setMessage(`${voice} was taken out.`);
            rowIsGone.current = true;
            close();
          }}
        >
          Take out
        </MenuItem>
      </Menu>
    </Paper>
  );
}
