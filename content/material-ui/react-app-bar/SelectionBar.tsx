import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import AppBar from '@mui/material/AppBar';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function SelectionBar() {
  const [recordings, setRecordings] = React.useState(['Fog horn', 'Gulls', 'Night ferry']);
  const [chosen, setChosen] = React.useState<readonly string[]>(['Gulls']);
  const titleRef = React.useRef<HTMLParagraphElement>(null);
  const selecting = chosen.length > 0;

  const clear = () => {
    setChosen([]);
    titleRef.current?.focus();
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <AppBar position="static" component="div" color={selecting ? 'primary' : 'default'}>
        <Toolbar>
          {selecting && (
            <IconButton color="inherit" edge="start" aria-label="Choose none" onClick={clear}>
              <CloseIcon />
            </IconButton>
          )}
          <Typography
            ref={titleRef}
            tabIndex={-1}
            variant="h6"
            component="p"
            role="status"
            sx={{ flexGrow: 1, ml: selecting ? 1 : 0 }}
          >
            {selecting ? `${chosen.length} chosen` : `Recordings: ${recordings.length}`}
          </Typography>
          {selecting && (
            <IconButton
              color="inherit"
              edge="end"
              aria-label="Delete the chosen"
              onClick={() => {
                setRecordings(recordings.filter((name) => !chosen.includes(name)));
                clear();
              }}
            >
              <DeleteIcon />
            </IconButton>
          )}
        </Toolbar>
      </AppBar>
      <FormGroup sx={{ p: 2 }}>
        {recordings.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                checked={chosen.includes(name)}
                onChange={(_event, checked) =>
                  setChosen(checked ? [...chosen, name] : chosen.filter((other) => other !== name))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </Paper>
  );
}
