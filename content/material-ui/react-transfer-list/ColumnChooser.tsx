import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns = ['Name', 'Height', 'Distance', 'Grade', 'Hut'];

export default function ColumnChooser() {
  const [shown, setShown] = React.useState<readonly string[]>(['Name', 'Height']);
  const [message, setMessage] = React.useState('');
  const titleRef = React.useRef<HTMLParagraphElement>(null);
  const id = React.useId();
  const hidden = columns.filter((name) => !shown.includes(name));

  const change = (next: readonly string[], text: string) => {
    setShown(next);
    setMessage(text);
  };

  // A row that goes to the other list takes focus with it.
  const keepFocus = () => titleRef.current?.focus();

  const move = (name: string, by: number) => {
    const place = shown.indexOf(name) + by;
    if (place < 0 || place >= shown.length) {
      setMessage(`${name} is the ${by < 0 ? 'first' : 'last'} one already`);
      return;
    }
    const others = shown.filter((other) => other !== name);
    change(
      [...others.slice(0, place), name, ...others.slice(place)],
      `${name} is now number ${place + 1}`,
    );
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Typography ref={titleRef} tabIndex={-1} sx={{ mb: 1, outlineOffset: 4 }}>
        Columns of the table
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Paper variant="outlined" sx={{ flex: 1, p: 1 }}>
          <Typography id={`${id}-hidden`} variant="subtitle2" component="p">
            Hidden
          </Typography>
          <List dense aria-labelledby={`${id}-hidden`}>
            {hidden.map((name) => (
              <ListItem
                key={name}
                secondaryAction={
                  <IconButton
                    edge="end"
                    aria-label={`Show ${name}`}
                    onClick={() => {
                      change([...shown, name], `${name} is shown as the last one`);
                      keepFocus();
                    }}
                  >
                    <AddIcon fontSize="small" />
                  </IconButton>
                }
              >
                <ListItemText primary={name} />
              </ListItem>
            ))}
          </List>
        </Paper>
        <Paper variant="outlined" sx={{ flex: 1.4, p: 1 }}>
          <Typography id={`${id}-shown`} variant="subtitle2" component="p">
            Shown, in this order
          </Typography>
          <List dense component="ol" aria-labelledby={`${id}-shown`}>
            {shown.map((name) => (
              <ListItem key={name} disableGutters sx={{ pl: 1 }}>
                <ListItemText primary={name} />
                <IconButton size="small" aria-label={`${name} up`} onClick={() => move(name, -1)}>
                  <ArrowUpwardIcon fontSize="small" />
                </IconButton>
                <IconButton size="small" aria-label={`${name} down`} onClick={() => move(name, 1)}>
                  <ArrowDownwardIcon fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={`Hide ${name}`}
                  onClick={() => {
                    change(
                      shown.filter((other) => other !== name),
                      `${name} is hidden`,
                    );
                    keepFocus();
                  }}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </ListItem>
            ))}
          </List>
        </Paper>
      </Stack>
      <Box role="status" sx={{ minHeight: 32, pt: 1, typography: 'body2' }}>
        {message}
      </Box>
    </Box>
  );
}
