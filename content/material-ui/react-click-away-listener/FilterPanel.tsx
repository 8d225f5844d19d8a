import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

const trees = [
  { name: 'Golden Noble', kind: 'Apple' },
  { name: 'Conference', kind: 'Pear' },
  { name: 'Opal', kind: 'Plum' },
  { name: 'Winter Banana', kind: 'Apple' },
];
const kinds = ['Apple', 'Pear', 'Plum'];

export default function FilterPanel() {
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [hidden, setHidden] = React.useState<readonly string[]>([]);
  const id = React.useId();
  const shown = trees.filter(({ kind }) => !hidden.includes(kind));

  const toggle = (kind: string) =>
    setHidden(hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind]);

  return (
    <Box sx={{ width: 300, maxWidth: '100%', minHeight: 230 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ClickAwayListener onClickAway={() => setOpen(false)}>
          <Box
            onKeyDown={(event) => {
              if (event.key === 'Escape' && open) {
                setOpen(false);
                button?.focus();
              }
            }}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
            }}
          >
            <Button
              ref={setButton}
              variant="outlined"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              Kinds of trees
            </Button>
            <Popper
              id={id}
              open={open}
              anchorEl={button}
              placement="bottom-start"
              disablePortal
              role="group"
              aria-label="Kinds of trees"
              sx={{ zIndex: 1 }}
            >
              <Paper elevation={8} sx={{ px: 2, py: 1 }}>
                <FormGroup>
                  {kinds.map((kind) => (
                    <FormControlLabel
                      key={kind}
                      label={kind}
                      control={
                        <Checkbox checked={!hidden.includes(kind)} onChange={() => toggle(kind)} />
                      }
                    />
                  ))}
                </FormGroup>
              </Paper>
            </Popper>
          </Box>
        </ClickAwayListener>
        <Button onClick={() => setHidden([])}>Show all</Button>
      </Box>
      <Typography role="status" sx={{ pt: 2 }}>
        {shown.map(({ name }) => name).join(', ') || 'No tree is left'}
      </Typography>
    </Box>
  );
}
