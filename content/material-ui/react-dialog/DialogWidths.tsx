import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const widths = ['xs', 'sm', 'md'] as const;

export default function DialogWidths() {
  const [open, setOpen] = React.useState(false);
  const [maxWidth, setMaxWidth] = React.useState<DialogProps['maxWidth']>('sm');
  const [fullWidth, setFullWidth] = React.useState(true);

  return (
    <React.Fragment>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        {widths.map((width) => (
          <Button
            key={width}
            variant="outlined"
            onClick={() => {
              setMaxWidth(width);
              setOpen(true);
            }}
          >
            Open {width}
          </Button>
        ))}
      </Stack>
      <Dialog open={open} onClose={() => setOpen(false)} maxWidth={maxWidth} fullWidth={fullWidth}>
        <DialogTitle>Up to “{maxWidth}”</DialogTitle>
        <DialogContent>
          <DialogContentText>A dialog is as wide as its content.</DialogContentText>
          <FormControlLabel
            label="Take the full width"
            control={
              <Switch
                checked={fullWidth}
                onChange={(event) => setFullWidth(event.target.checked)}
              />
            }
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
