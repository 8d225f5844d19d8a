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

const boats = [
  { name: 'Gull', sails: true },
  { name: 'Otter', sails: false },
  { name: 'Tern', sails: true },
];

export default function FilterPanel() {
  const [open, setOpen] = React.useState(false);
  const [onlySails, setOnlySails] = React.useState(false);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const shown = boats.filter(({ sails }) => sails || !onlySails);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open) {
            setOpen(false);
            anchor?.focus();
          }
        }}
        sx={{ width: 260 }}
      >
        <Button
          ref={setAnchor}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Filter
        </Button>
        <Popper
          open={open}
          anchorEl={anchor}
          placement="bottom-start"
          role="group"
          aria-label="Filter"
          disablePortal
          sx={{ zIndex: 1 }}
        >
          <Paper elevation={4} sx={{ p: 2, mt: 0.5 }}>
            <FormGroup>
              <FormControlLabel
                label="With sails only"
                control={
                  <Checkbox
                    checked={onlySails}
                    onChange={(_event, checked) => setOnlySails(checked)}
                  />
                }
              />
            </FormGroup>
          </Paper>
        </Popper>
        <Typography role="status" sx={{ mt: 10 }}>
          {shown.map(({ name }) => name).join(', ')}
        </Typography>
      </Box>
    </ClickAwayListener>
  );
}
