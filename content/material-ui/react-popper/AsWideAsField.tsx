import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const rules = [
  { label: '12 characters', isKept: (text: string) => text.length >= 12 },
  { label: 'A digit', isKept: (text: string) => /\d/.test(text) },
  { label: 'No spaces at the ends', isKept: (text: string) => text !== '' && text === text.trim() },
];

const widthOfAnchor: PopperProps['modifiers'] = [
  {
    name: 'widthOfAnchor',
    enabled: true,
    phase: 'beforeRead',
    // Each time that it is placed.
    fn: ({ state }) => {
      const { width } = state.rects.reference;
      state.rects.popper.width = width;
      state.styles.popper = { ...state.styles.popper, width: `${width}px` };
    },
    // Once, before it is measured for the first time.
    effect: ({ state }) => {
      const { width } = state.elements.reference.getBoundingClientRect();
      state.elements.popper.style.width = `${width}px`;
    },
  },
];

export default function AsWideAsField() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [password, setPassword] = React.useState('');
  const id = React.useId();
  const kept = rules.filter(({ isKept }) => isKept(password));

  return (
    <>
      <TextField
        ref={setAnchor}
        type="password"
        label="New password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
        inputProps={{ 'aria-describedby': open ? id : undefined }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
      <Popper
        id={id}
        open={open}
        anchorEl={anchor}
        placement="bottom-start"
        role="note"
        modifiers={widthOfAnchor}
      >
        <Paper elevation={4} sx={{ my: 0.5, p: 2 }}>
          <Typography role="status" variant="subtitle2">
            {kept.length} of {rules.length} rules kept
          </Typography>
          <List dense disablePadding>
            {rules.map((rule) => (
              <ListItem key={rule.label} disableGutters>
                <ListItemIcon sx={{ minWidth: 32 }}>
                  {kept.includes(rule) ? (
                    <CheckIcon fontSize="small" color="success" titleAccess="Kept:" />
                  ) : (
                    <RemoveIcon fontSize="small" titleAccess="Missing:" />
                  )}
                </ListItemIcon>
                <ListItemText primary={rule.label} />
              </ListItem>
            ))}
          </List>
        </Paper>
      </Popper>
    </>
  );
}
